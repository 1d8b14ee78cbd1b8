// The index of the built sample site, read by the engine of its search page. SITE is the folder of
// the site, `target/site` where it is not set.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SearchEngine, indexTerms } from '../../static/search-engine.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(path.resolve(root, process.env.SITE ?? 'target/site'), 'search');
const read = async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'));
const engine = new SearchEngine(read);
let entries;

before(async () => {
  const manifest = await engine.manifest().catch((error) => {
    throw new Error(`no search index in ${folder}: run archive build --output target/site`, { cause: error });
  });
  entries = await engine.documents([...Array(manifest.entries).keys()]);
});

const addresses = async (query) => {
  const found = await engine.search(query);
  return (await engine.documents(found.entries)).map(({ address }) => address);
};

test('every entry is found by every word that its result shows', async () => {
  const faults = [];
  for (const [number, { address, title, text, credit, place }] of entries.entries()) {
    for (const word of new Set(`${title} ${text} ${credit} ${place}`.split(/\s+/))) {
      if (indexTerms(word).length === 0 || word.endsWith('…')) continue;
      const found = await engine.search({ q: word });
      if (!found.entries.includes(number)) faults.push(`${word} does not find ${address}`);
    }
  }
  assert.deepEqual(faults, []);
});

test('every value of a filter finds as many entries as it promises', async () => {
  const { filters } = await engine.manifest();
  let values = 0;
  for (const [name, all] of Object.entries(filters)) {
    for (const [value, , certain, possible] of all) {
      const found = await engine.search({ [name]: value });
      assert.equal(found.entries.length, certain + possible, `${name}=${value}`);
      assert.equal(found.possible.size, possible, `${name}=${value}`);
      values += 1;
    }
  }
  assert.ok(values > 20, `${values} values`);
});

test('results are ranked and filters keep their order', async () => {
  const all = await addresses({ q: 'president' });
  assert.ok(all.length > 0);
  const { filters } = await engine.manifest();
  for (const [value] of filters.country) {
    const some = await addresses({ q: 'president', country: value });
    assert.deepEqual(some, all.filter((address) => some.includes(address)));
  }
});

test('every shard is named in the manifest', async () => {
  const { terms, documents } = await engine.manifest();
  const named = [...terms.map(([, , name]) => name), ...documents.map(([, name]) => name)];
  const json = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  assert.deepEqual(new Set(json), new Set(['index.json', ...named.map((name) => `${name}.json`)]));
});
