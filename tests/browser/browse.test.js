// A reader walks through the archive by date, place and agency, with and without JavaScript, on a
// desk and on a small telephone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, open } from './chromium.js';
import { serve } from './server.js';
import { examples } from './site.js';

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

/** Opens the home page, follows links in turn by their address, and tells where that leads. */
async function walk(addresses, options) {
  const { page, faults, close } = await open(browser, server.base, options);
  const prefix = new URL(server.base).pathname;
  await page.goto('');
  for (const address of addresses) {
    const link = page.locator(`a[href="${prefix}${address}"]`).first();
    assert.equal(await link.count(), 1, `${page.url()} has no link to ${address}`);
    const details = page.locator('details:not([open])').filter({ has: link });
    for (let n = await details.count(); n > 0; n -= 1) {
      await details.first().locator('summary').first().click();
    }
    await link.click();
    await page.waitForURL(`**${prefix}${address}`);
  }
  const heading = await page.locator('h1').innerText();
  const text = await page.locator('main').innerText();
  await close();
  assert.deepEqual(faults, []);
  return { heading, text };
}

const iwoJima = '1945/02/23/iwo-jima/';
const ways = {
  'by date': ['dates/', 'dates/1945/', 'dates/1945/02/', 'dates/1945/02/23/', iwoJima],
  'by place': ['locations/', 'locations/germany/', 'locations/germany/berlin/'],
  'by agency': ['agencies/', 'agencies/ap/', iwoJima],
  'by photographer': ['photographers/', 'photographers/joe-rosenthal/', iwoJima],
  'by set': ['sets/'],
};

for (const javaScriptEnabled of [true, false]) {
  for (const [way, addresses] of Object.entries(ways)) {
    test(`from home ${way}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async () => {
      const { text } = await walk(addresses, { javaScriptEnabled });
      if (addresses.includes(iwoJima)) {
        assert.match(text, /Mount Suribachi/);
        assert.match(text, /Joe Rosenthal/);
        assert.match(text, /February 23, 1945|23 February 1945/);
      }
    });
  }
}

test('an entry leads back to its day, place and agency, and on to its neighbours', async () => {
  const { page, faults, close } = await open(browser, server.base);
  const prefix = new URL(server.base).pathname;
  await page.goto(iwoJima);
  for (const address of ['dates/1945/02/23/', 'agencies/ap/', 'photographers/joe-rosenthal/', '']) {
    const links = page.locator(`a[href="${prefix}${address}"]`);
    assert.ok((await links.count()) > 0, `no link to /${address}`);
  }
  assert.ok((await page.locator('a[rel~="next"], a[rel~="prev"]').count()) > 0);
  await close();
  assert.deepEqual(faults, []);
});

test('a page that is not there says so and leads home', async () => {
  const { page, faults, close } = await open(browser, server.base);
  const prefix = new URL(server.base).pathname;
  const response = await page.goto('dates/1700/never/');
  assert.equal(response.status(), 404);
  assert.ok((await page.locator(`a[href="${prefix}"]`).count()) > 0);
  const family = await page.evaluate(() => document.styleSheets.length);
  assert.ok(family > 0, 'the page is without its stylesheet');
  await close();
  assert.deepEqual(faults.filter((fault) => !fault.includes('404')), []);
});

test('no kind of page makes a fault in the console or asks a third party', async () => {
  const { page, faults, close } = await open(browser, server.base);
  for (const { at } of examples) {
    if (at !== '404.html') await page.goto(at, { waitUntil: 'networkidle' });
  }
  await close();
  assert.deepEqual(faults, []);
});

test('no kind of page is wider than a small telephone', async () => {
  const viewport = { width: 360, height: 740 };
  const { page, close } = await open(browser, server.base, { viewport });
  const wide = [];
  for (const { kind, at } of examples) {
    await page.goto(at);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width) wide.push(`${kind} /${at}: ${width} px`);
  }
  await close();
  assert.deepEqual(wide, []);
});

test('the first stop of the Tab key skips to the content', async () => {
  const { page, close } = await open(browser, server.base);
  await page.goto('');
  await page.keyboard.press('Tab');
  const target = await page.evaluate(() => document.activeElement.getAttribute('href'));
  assert.match(target, /^#/);
  assert.equal(await page.locator(target).count(), 1);
  await close();
});
