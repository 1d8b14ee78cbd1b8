// The engine of the search page on a small index written by hand in the form that src/search/mod.rs
// describes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SearchEngine } from '../../static/search-engine.js';

/** Postings: `[entry, weight]` pairs as the numbers that the index holds. */
function postings(...pairs) {
  let before = 0;
  return pairs.map(([entry, weight]) => {
    const number = (entry - before) * 32 + weight;
    before = entry;
    return number;
  });
}

const files = {
  'index.json': {
    version: 1,
    entries: 4,
    terms: [
      ['=country=syria', '=year=2016', 'filters'],
      ['boat', 'nets', 'early'],
      ['nets', 'quay', 'late'],
      ['\ufa0e', '𐐨', 'astral'],
    ],
    documents: [[0, 'new'], [2, 'old']],
    filters: { year: [['2016', '2016', 1, 1]], country: [['syria', 'Syria', 2, 0]], agency: [], photographer: [] },
  },
  'filters.json': { '=country=syria': postings([1, 2], [3, 2]), '=year=2016': postings([0, 1], [1, 2]) },
  'early.json': { boat: postings([0, 3], [1, 9], [2, 3]), constructor: postings([2, 1]), nets: postings([0, 3]) },
  'late.json': { nets: postings([3, 3]), netsuke: postings([2, 3]), quay: postings([0, 3], [3, 3]) },
  'astral.json': { '\ufa0e': postings([1, 3]), '𐐨': postings([2, 3]) },
  'new.json': [
    ['/2016/a/', 'A', 'A boat.', 'circa 2016', 'Tartus, Syria', 'X', '', 0, 0, null],
    ['/2016/b/', 'B', 'B boat.', '6 November 2016', '', '', 'ar', 1, 1, ['/p/b.jpg', 160, 120]],
  ],
  'old.json': [
    ['/1936/c/', 'C', 'C', '1936', '', '', '', 0, 0, null],
    ['/1936/d/', 'D', 'D', '', '', '', '', 0, 0, null],
  ],
};

function engine() {
  const asked = [];
  const load = async (name) => {
    asked.push(name);
    if (!Object.hasOwn(files, name)) throw new Error(`no ${name}`);
    return structuredClone(files[name]);
  };
  return { engine: new SearchEngine(load), asked };
}

const find = async (query) => (await engine().engine.search(query)).entries;

test('every word must be there, the last one perhaps unfinished', async () => {
  assert.deepEqual(await find({ q: 'boat quay' }), [0]);
  assert.deepEqual(await find({ q: 'quay bo' }), [0]);
  assert.deepEqual(await find({ q: 'bo quay' }), []);
  assert.deepEqual(await find({ q: 'boat zebra' }), []);
});

test('the heavier comes first, then the newer', async () => {
  assert.deepEqual(await find({ q: 'boat' }), [1, 0, 2]);
});

test('the word itself comes before words that begin with it', async () => {
  assert.deepEqual(await find({ q: 'nets' }), [0, 3, 2]);
});

test('a list is read from every shard that holds a part of it', async () => {
  const { entries } = await engine().engine.search({ q: 'nets quay' });
  assert.deepEqual(entries, [0, 3]);
});

test('only the shards that can answer are fetched, each once', async () => {
  const { engine: one, asked } = engine();
  await one.search({ q: 'quay' });
  await one.search({ q: 'quay' });
  await one.documents([0, 1]);
  assert.deepEqual(asked, ['index.json', 'late.json', 'new.json']);
});

test('filters narrow, and what only may be of the year comes last', async () => {
  assert.deepEqual(await find({ q: 'boat', country: 'syria' }), [1]);
  assert.deepEqual(await find({ country: 'syria' }), [1, 3]);
  const { entries, possible } = await engine().engine.search({ q: 'boat', year: '2016' });
  assert.deepEqual(entries, [1, 0]);
  assert.deepEqual([...possible], [0]);
  assert.deepEqual(await find({ year: '1799' }), []);
});

test('nothing asked is nothing found', async () => {
  assert.deepEqual(await find({}), []);
  assert.deepEqual(await find({ q: ' … ', country: '' }), []);
});

test('words that JavaScript objects have by nature are words like others', async () => {
  for (const q of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    assert.deepEqual(await find({ q: `${q} boat` }), q === 'constructor' ? [2] : [], q);
  }
});

test('shards are in the order of code points, which is not that of UTF-16', async () => {
  assert.deepEqual(await find({ q: '𐐀' }), [2]);
});

test('values of filters are counted within the results', async () => {
  const counts = await engine().engine.counts('country', [0, 1, 2]);
  assert.deepEqual([...counts], [['syria', 1]]);
});

test('documents come in the order that was asked for', async () => {
  const documents = await engine().engine.documents([3, 0, 1]);
  assert.deepEqual(documents.map(({ title }) => title), ['D', 'A', 'B']);
  assert.deepEqual(documents[2], {
    address: '/2016/b/', title: 'B', text: 'B boat.', date: '6 November 2016', place: '', credit: '',
    language: 'ar', isRightToLeft: true, isSensitive: true, picture: ['/p/b.jpg', 160, 120],
  });
});

test('a word that no caption has is named, and its neighbour suggested', async () => {
  const { engine: one } = engine();
  const { missing } = await one.search({ q: 'boat quai' });
  assert.deepEqual(missing.map(({ term }) => term), ['quai']);
  assert.equal(await one.suggest('quai'), 'quay');
  assert.equal(await one.suggest('netskue'), 'netsuke');
  assert.equal(await one.suggest('zebra'), undefined);
});

test('an index of another version is refused', async () => {
  const other = new SearchEngine(async () => ({ ...files['index.json'], version: 2 }));
  await assert.rejects(other.search({ q: 'boat' }), /version 2/);
});

test('what could not be loaded once is tried again', async () => {
  let fails = true;
  const flaky = new SearchEngine(async (name) => {
    if (fails) throw new Error('offline');
    return files[name];
  });
  await assert.rejects(flaky.search({ q: 'quay' }), /offline/);
  fails = false;
  assert.deepEqual((await flaky.search({ q: 'quay' })).entries, [0, 3]);
});
