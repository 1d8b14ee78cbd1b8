// The folding and the terms of the search page are those of the index: one list of vectors, which
// the Rust tests read, too.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fold, indexTerms, marked, queryTerms } from '../../static/search-engine.js';

const vectors = JSON.parse(readFileSync(new URL('fold.json', import.meta.url), 'utf8'));

test('texts fold as in the index', () => {
  for (const [text, folded] of vectors.fold) assert.equal(fold(text), folded, text);
});

test('texts are cut into the terms of the index', () => {
  for (const [text, terms] of vectors.index) assert.deepEqual(indexTerms(text), terms, text);
});

test('queries ask for the terms that the index promises', () => {
  for (const [query, terms] of vectors.query) {
    const asked = queryTerms(query).map(({ term, isPrefix }) => `${term}${isPrefix ? '*' : ''}`);
    assert.deepEqual(asked, terms, query);
  }
});

test('the words that were searched for are marked, and the text stays whole', () => {
  for (const [text, query, expected] of [
    ['The flag, raised on Mt. Suribachi.', 'flag surib', ['flag', 'Suribachi']],
    ['In Al-Bāb they wait.', 'al bab', ['Bāb']],
    ["Syria's coast", 'syria', ["Syria's"]],
    ['في مدينة الباب', 'باب', ['الباب']],
    ['夜の東京タワーです', '東京タワー', ['東京タワー']],
    ['夜の東京', '東', ['東']],
    ['<b>nets & "lines"</b>', 'nets', ['nets']],
    ['nothing here', 'flag', []],
  ]) {
    const pieces = marked(text, queryTerms(query));
    assert.equal(pieces.map((piece) => piece.text).join(''), text);
    const found = pieces.filter((piece) => piece.isMatch).map((piece) => piece.text);
    assert.deepEqual(found, expected, `${query} in ${text}`);
  }
});
