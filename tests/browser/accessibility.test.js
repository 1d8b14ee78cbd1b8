// axe finds nothing serious on one page of each kind, by day and by night.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launch, open } from './chromium.js';
import { serve } from './server.js';
import { examples } from './site.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server;
let browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** What axe calls serious or critical on a page. */
async function violations(page) {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() => globalThis.axe.run());
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id} (${help}): ${node.html}`));
}

test('axe is awake: it finds what is wrong with a bad page', async () => {
  const { page, close } = await open(browser, server.base);
  await page.setContent('<html><body><img src="data:,"><button></button></body></html>');
  assert.ok((await violations(page)).length >= 2);
  await close();
});

for (const colorScheme of ['light', 'dark']) {
  test(`no serious violation on any kind of page, ${colorScheme}`, async () => {
    const { page, close } = await open(browser, server.base, { colorScheme });
    const faults = [];
    for (const { kind, at } of examples) {
      await page.goto(at);
      for (const found of await violations(page)) faults.push(`${kind} /${at}: ${found}`);
    }
    await close();
    assert.deepEqual(faults, []);
  });
}

test('the dark scheme is another one', async () => {
  const colours = [];
  for (const colorScheme of ['light', 'dark']) {
    const { page, close } = await open(browser, server.base, { colorScheme });
    await page.goto('');
    colours.push(await page.evaluate(() => getComputedStyle(document.body).color));
    await close();
  }
  assert.notEqual(colours[0], colours[1]);
});
