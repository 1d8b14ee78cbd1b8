// Every link, asset and address that the site gives resolves to a file of the site.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { address, attribute, base, elements, fileAt, files, pages, read } from './site.js';

const linking = ['href', 'src', 'poster', 'action', 'data'];

/** The URLs that an element gives. */
function urlsOf(element) {
  const urls = linking.map((name) => attribute(element, name)).filter((url) => url !== undefined);
  for (const candidate of attribute(element, 'srcset')?.split(',') ?? []) {
    urls.push(candidate.trim().split(/\s+/)[0]);
  }
  if (element.tagName === 'meta') {
    const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
    const content = attribute(element, 'content') ?? '';
    if (/^og:(url|image)$|^twitter:image$/.test(name)) urls.push(content);
    if (attribute(element, 'http-equiv') === 'refresh') urls.push(content.split(/url=/i)[1]);
  }
  return urls;
}

/** Why a URL found in `where` leads nowhere, or undefined. */
function fault(url, where, from) {
  let target;
  try {
    target = new URL(url, from);
  } catch {
    return `${where}: ${JSON.stringify(url)} is not a URL`;
  }
  if (target.origin !== base.origin) return undefined;
  if (target.pathname.includes('{')) return undefined; // a template, as OpenSearch has
  const file = fileAt(target.pathname);
  if (file === undefined) return `${where}: ${url} leads nowhere`;
  if (target.hash.length > 1 && file.endsWith('.html')) {
    const id = decodeURIComponent(target.hash.slice(1));
    if (!idsOf(file).has(id)) return `${where}: ${url} has no element with that id`;
  }
  return undefined;
}

const ids = new Map();
function idsOf(file) {
  if (!ids.has(file)) {
    const found = elements(read(file)).map((element) => attribute(element, 'id'));
    ids.set(file, new Set(found.filter(Boolean)));
  }
  return ids.get(file);
}

test('every link and asset of every page resolves', () => {
  const faults = [];
  let links = 0;
  for (const page of pages) {
    const from = new URL(address(page), base);
    for (const element of elements(read(page))) {
      for (const url of urlsOf(element)) {
        links += 1;
        if (/^(mailto|tel|data):/.test(url)) continue;
        const found = fault(url, page, from);
        if (found) faults.push(found);
      }
    }
  }
  assert.ok(links > pages.length, `${links} links in ${pages.length} pages`);
  assert.deepEqual(faults, []);
});

test('every page says its own address, once', () => {
  const faults = [];
  for (const page of pages) {
    const found = elements(read(page));
    if (found.some((element) => attribute(element, 'http-equiv') === 'refresh')) continue;
    if (page === '404.html') continue;
    const canonical = found
      .filter((element) => attribute(element, 'rel') === 'canonical')
      .map((element) => attribute(element, 'href'));
    const own = new URL(address(page), base).href;
    if (canonical.length !== 1 || canonical[0] !== own) {
      faults.push(`${page}: canonical is ${canonical.join(', ') || 'missing'}, not ${own}`);
    }
  }
  assert.deepEqual(faults, []);
});

test('every page can be reached from the home page', () => {
  const reached = new Set(['index.html']);
  const waiting = ['index.html'];
  while (waiting.length > 0) {
    const page = waiting.pop();
    const from = new URL(address(page), base);
    for (const element of elements(read(page))) {
      if (element.tagName !== 'a') continue;
      const target = new URL(attribute(element, 'href') ?? '', from);
      const file = target.origin === base.origin ? fileAt(target.pathname) : undefined;
      if (file?.endsWith('.html') && !reached.has(file)) {
        reached.add(file);
        waiting.push(file);
      }
    }
  }
  const redirects = (page) =>
    elements(read(page)).some((element) => attribute(element, 'http-equiv') === 'refresh');
  const lost = pages.filter((page) => !reached.has(page) && page !== '404.html' && !redirects(page));
  assert.deepEqual(lost, []);
});

test('every address in feeds, sitemap, exports and search index resolves', () => {
  const faults = [];
  let found = 0;
  for (const file of files.filter((name) => /\.(xml|json|geojson|csv|txt)$/.test(name))) {
    const text = read(file).replaceAll('\\/', '/').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    for (const [url] of text.matchAll(/https?:\/\/[^\s"'<>\\,;)]+/g)) {
      if (!url.startsWith(base.href)) continue;
      found += 1;
      const wrong = fault(url, file, base);
      if (wrong) faults.push(wrong);
    }
  }
  assert.ok(found > 100, `${found} addresses`);
  assert.deepEqual(faults, []);
});

test('every address in the search index resolves', () => {
  const faults = [];
  let found = 0;
  const look = (value, where) => {
    if (typeof value === 'string') {
      if (!/^\/([\w.-]+\/)+$/.test(value)) return;
      found += 1;
      const wrong = fault(base.pathname + value.slice(1), where, base);
      if (wrong) faults.push(wrong);
    } else if (value !== null && typeof value === 'object') {
      for (const inner of Object.values(value)) look(inner, where);
    }
  };
  for (const file of files.filter((name) => /^search\/.*\.json$/.test(name))) {
    look(JSON.parse(read(file)), file);
  }
  assert.ok(found > 50, `${found} addresses`);
  assert.deepEqual(faults, []);
});

test('the feeds and the sitemap give whole addresses', () => {
  for (const [, url] of read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)) {
    assert.ok(url.startsWith(base.href), url);
  }
  const feed = JSON.parse(read('feed.json'));
  assert.ok(feed.items.length > 0);
  for (const item of feed.items) assert.ok(item.url.startsWith(base.href), item.url);
});
