// A reader searches: several words, beginnings of words, accents, filters, the address.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, open } from './chromium.js';
import { serve } from './server.js';

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

const entry = /\/(\d{4}|undated)\/([^/]+\/)+$/;

/** The field of the search page. */
const field = (page) => page.locator('main').getByRole('searchbox');

/** The addresses of the results on the page, in order, below the base URL. */
async function results(page) {
  const links = await page.locator('main a').evaluateAll((all) => all.map((a) => a.pathname));
  const { pathname } = new URL(server.base);
  const own = links.filter((link) => entry.test(link)).map((link) => link.slice(pathname.length));
  return [...new Set(own)];
}

/** Waits until the results satisfy a condition, and answers them. */
async function until(page, condition, what) {
  let found = [];
  for (let tries = 0; tries < 100; tries += 1) {
    found = await results(page);
    if (condition(found)) return found;
    await page.waitForTimeout(50);
  }
  const shown = await page.locator('main').innerText();
  assert.fail(`${what}: found ${JSON.stringify(found)} at ${page.url()}\n${shown}`);
}

/** Searches for words and answers what is found. */
async function search(query, condition, then) {
  const { page, faults, close } = await open(browser, server.base);
  await page.goto('search/');
  await field(page).fill(query);
  const found = await until(page, condition, `search for ${query}`);
  await then?.(page, found);
  await close();
  assert.deepEqual(faults, []);
}

const only = (part) => (found) => found.length === 1 && found[0].includes(part);
const has = (part) => (found) => found.some((address) => address.includes(part));

test('every word must be in the caption', async () => {
  await search('flag suribachi', only('iwo-jima'));
});

test('the last word may be unfinished', async () => {
  await search('flag surib', only('iwo-jima'));
});

test('accents and capitals do not matter', async () => {
  await search('ISAFJORDUR', only('2025/06/21/'));
  await search('sao paulo', has('2020/03/08/'));
});

test('an Arabic word is found without its article', async () => {
  await search('صيادون', only('2016/11/06/'));
  await search('اسكندرية', has('2016/11/06/'));
});

test('a photographer and an agency are words like others', async () => {
  await search('rosenthal ap', only('iwo-jima'));
});

test('what is in no caption is not found, and the page says so', async () => {
  await search('zeppelinfahrt', (found) => found.length === 0, async (page) => {
    await page.getByText(/no (entries|photographs|results|captions|match)|nothing|0 (entries|results)/i)
      .first()
      .waitFor();
  });
});

test('the words that were searched for are marked', async () => {
  await search('flag suribachi', only('iwo-jima'), async (page) => {
    const marked = await page.locator('main mark').allInnerTexts();
    assert.ok(marked.some((words) => /flag/i.test(words)), JSON.stringify(marked));
    assert.ok(marked.some((words) => /suribachi/i.test(words)), JSON.stringify(marked));
  });
});

test('the address keeps the query, and the back button returns to the results', async () => {
  const { page, faults, close } = await open(browser, server.base);
  await page.goto('search/');
  await field(page).fill('flag suribachi');
  await until(page, only('iwo-jima'), 'search');
  await page.waitForURL(/flag/);
  const kept = page.url();
  await page.locator('main a[href*="iwo-jima"]').first().click();
  await page.waitForURL('**/1945/02/23/iwo-jima/');
  await page.goBack();
  await until(page, only('iwo-jima'), 'back');
  assert.match(await field(page).inputValue(), /flag suribachi/);

  const other = await open(browser, server.base);
  await other.page.goto(kept);
  await until(other.page, only('iwo-jima'), 'the kept address');
  await other.close();
  await close();
  assert.deepEqual([...faults, ...other.faults], []);
});

test('the search field of every page leads to the results', async () => {
  const { page, faults, close } = await open(browser, server.base);
  await page.goto('');
  const box = page.getByRole('searchbox').first();
  await box.fill('migrant mother');
  await box.press('Enter');
  await page.waitForURL(/\/search\/\?/);
  await until(page, has('migrant-mother'), 'from the home page');
  await close();
  assert.deepEqual(faults, []);
});

test('filters narrow the results and are kept in the address', async () => {
  const { page, faults, close } = await open(browser, server.base);
  await page.goto('search/');
  await field(page).fill('president');
  const all = await until(page, (found) => found.length > 3, 'president');
  const country = page.getByLabel(/country/i).first();
  const germany = country.locator('option', { hasText: 'Germany' }).first();
  await country.selectOption(await germany.getAttribute('value'));
  const some = await until(page, (found) => found.length < all.length, 'president in Germany');
  assert.ok(some.length > 0 && some.every((address) => all.includes(address)));
  const kept = page.url();
  await page.goto('about/');
  await page.goto(kept);
  await until(page, (found) => found.length === some.length, 'the kept filters');
  for (const name of [/year/i, /agency/i, /photographer/i]) {
    assert.ok((await page.getByLabel(name).count()) > 0, `no filter ${name}`);
  }
  await close();
  assert.deepEqual(faults, []);
});

test('the page says what search needs where JavaScript is off', async () => {
  const { page, close } = await open(browser, server.base, { javaScriptEnabled: false });
  await page.goto('search/');
  assert.match(await page.locator('main').innerText(), /JavaScript/);
  await close();
});
