// The built site as files: which there are, which base URL they were built for, and one page of
// each kind.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'parse5';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the built site. */
export const root = path.resolve(repository, process.env.SITE ?? 'target/site');

if (!existsSync(path.join(root, 'index.html'))) {
  throw new Error(`no site in ${root}: run \`archive build --output target/site\`, or set SITE`);
}

/** Every file of the site, relative to its root, with `/` between parts, sorted. */
export const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  .map((name) => name.split(path.sep).join('/'))
  .sort();

/** The pages among them. */
export const pages = files.filter((name) => name.endsWith('.html'));

/** The text of a file. */
export function read(name) {
  return readFileSync(path.join(root, name), 'utf8');
}

/** Every element of a page, in document order. */
export function elements(html) {
  const found = [];
  const walk = (node) => {
    if (node.tagName) found.push(node);
    for (const child of node.childNodes ?? []) walk(child);
    if (node.content) walk(node.content);
  };
  walk(parse(html));
  return found;
}

/** An attribute of an element, or undefined. */
export function attribute(element, name) {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Where the site was built to stand, as its home page's canonical link says; ends with `/`. */
export const base = (() => {
  const canonical = elements(read('index.html')).find(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  if (!canonical) throw new Error('index.html has no canonical link');
  return new URL(attribute(canonical, 'href'));
})();

/** The file that a path below the base URL names, as GitHub Pages would find it, or undefined. */
export function fileAt(pathname) {
  if (!pathname.startsWith(base.pathname)) return undefined;
  const name = decodeURIComponent(pathname.slice(base.pathname.length));
  const candidates = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name];
  return candidates.find((candidate) => fileSet.has(candidate));
}

const fileSet = new Set(files);

/** The address below the base URL of a page's file: `dates/index.html` is `dates/`. */
export function address(name) {
  return name.replace(/(^|\/)index\.html$/, '$1');
}

const kinds = {
  home: /^$/,
  entry: /^\d{4}\/\d\d\/\d\d\/[^/]+\/$/,
  'entry with pictures': /^2025\/06\/21\/[^/]+\/$/,
  'entry from right to left': /^2016\/11\/06\/[^/]+\/$/,
  'undated entry': /^undated\/(?!page\/)[^/]+\/$/,
  dates: /^dates\/$/,
  year: /^dates\/\d{4}\/$/,
  month: /^dates\/\d{4}\/\d\d\/$/,
  day: /^dates\/\d{4}\/\d\d\/\d\d\/$/,
  'day of any year': /^on\/\d\d-\d\d\/$/,
  locations: /^locations\/$/,
  country: /^locations\/[^/]+\/$/,
  locality: /^locations\/[^/]+\/(?!page\/)[^/]+\/$/,
  agencies: /^agencies\/$/,
  agency: /^agencies\/[^/]+\/$/,
  photographers: /^photographers\/$/,
  photographer: /^photographers\/[^/]+\/$/,
  sets: /^sets\/$/,
  set: /^sets\/[^/]+\/(?!page\/)([^/]+\/)?$/,
  tags: /^tags\/$/,
  tag: /^tags\/[^/]+\/$/,
  notes: /^notes\/$/,
  note: /^notes\/[^/]+\/$/,
  search: /^search\/$/,
  'page of text': /^about\/$/,
  'page not found': /^404\.html$/,
};

/** True for a page that only leads to another. */
const forwards = (page) => read(page).includes('http-equiv="refresh"');

/** One page of each kind: its name and its address below the base URL. Every kind must exist. */
export const examples = Object.entries(kinds).map(([kind, pattern]) => {
  const name = pages.find((page) => pattern.test(address(page)) && !forwards(page));
  if (name === undefined) throw new Error(`the site has no page of the kind "${kind}"`);
  return { kind, at: address(name) };
});
