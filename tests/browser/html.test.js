// Every page is valid HTML, and says what a page should.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { attribute, elements, files, pages, read, root } from './site.js';

const checker = fileURLToPath(new URL('node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url));

test('the checker refuses a page that is not valid', () => {
  const page = '<!doctype html><html lang="en"><title>x</title><p>a<b>c</p></html>';
  const ran = spawnSync('java', ['-jar', checker, '--errors-only', '-'], { input: page });
  assert.equal(ran.error, undefined);
  assert.notEqual(ran.status, 0);
});

test('every page is valid HTML and every stylesheet valid CSS', () => {
  const checked = files.filter((name) => /\.(html|css)$/.test(name));
  const faults = [];
  for (let start = 0; start < checked.length; start += 400) {
    const options = ['-jar', checker, '--errors-only', '--also-check-css'];
    const some = checked.slice(start, start + 400);
    const ran = spawnSync('java', [...options, ...some], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    assert.equal(ran.error, undefined);
    if (ran.status !== 0) faults.push(...ran.stderr.trim().split('\n'));
  }
  assert.deepEqual(faults.slice(0, 40), []);
  assert.equal(faults.length, 0);
});

test('every page has a title of its own, a description, a language and one first heading', () => {
  const faults = [];
  const titles = new Map();
  for (const page of pages) {
    const found = elements(read(page));
    if (found.some((element) => attribute(element, 'http-equiv') === 'refresh')) continue;
    const named = (tag) => found.filter((element) => element.tagName === tag);
    const title = named('title')[0]?.childNodes.map((node) => node.value).join('').trim();
    if (!title) faults.push(`${page}: no title`);
    titles.set(title, [...(titles.get(title) ?? []), page]);
    if (named('h1').length !== 1) faults.push(`${page}: ${named('h1').length} first headings`);
    if (!attribute(named('html')[0], 'lang')) faults.push(`${page}: no language`);
    const described = named('meta').some(
      (meta) => attribute(meta, 'name') === 'description' && attribute(meta, 'content')?.trim(),
    );
    if (!described && page !== '404.html') faults.push(`${page}: no description`);
    for (const image of named('img')) {
      if (attribute(image, 'alt') === undefined) faults.push(`${page}: a picture without alt`);
      if (!attribute(image, 'width')) faults.push(`${page}: a picture without its size`);
    }
  }
  for (const [title, on] of titles) {
    if (on.length > 1) faults.push(`the title ${JSON.stringify(title)} stands on ${on.join(', ')}`);
  }
  assert.deepEqual(faults, []);
});

test('no page asks for anything from another host, and none runs a script of its own text', () => {
  const faults = [];
  for (const page of pages) {
    for (const element of elements(read(page))) {
      const loaded = ['script', 'img', 'iframe', 'source', 'video', 'audio', 'embed', 'object'];
      const fetched =
        loaded.includes(element.tagName) ||
        (element.tagName === 'link' &&
          /stylesheet|icon|preload|modulepreload/.test(attribute(element, 'rel') ?? ''));
      const url = attribute(element, 'src') ?? attribute(element, 'href') ?? '';
      if (fetched && /^(https?:)?\/\//.test(url)) faults.push(`${page}: loads ${url}`);
      for (const { name } of element.attrs) {
        if (name.startsWith('on')) faults.push(`${page}: a handler in ${name}`);
      }
    }
  }
  assert.deepEqual(faults, []);
});
