// Reads the search index that src/search/ writes: which entries answer a query, in which order.
// Knows nothing of the page. `load` gets the name of a file below /search/ and answers its JSON.

/** Version of the index's form that this engine reads. */
const VERSION = 1;

/** Characters of a term that count, as in src/search/tokens.rs. */
const LONGEST = 48;

/** A term that only begins with the last word counts for less than the word itself. */
const UNFINISHED = 0.6;

export const FILTERS = ['year', 'country', 'agency', 'photographer', 'note'];

// ---- folding: the same as src/authority/fold.rs; tests/search/fold.json holds both to it ----

const APOSTROPHE =
  /['’‘‛`´ʹʻʼʽʾʿˈ′＇ـ\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u;
const OPTIONAL_MARK = new RegExp(
  '[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7' +
    '\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8' +
    '\\u06ea-\\u06ed\\u0711\\u0730-\\u074a\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff' +
    '\\ufe00-\\ufe0f\\ufe20-\\ufe2f]',
  'u',
);
const LETTER = /[\p{Alphabetic}\p{M}\p{N}]/u;
const WRITTEN_OUT = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ŋ', 'n'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ς', 'σ'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
]);

/** Words of letters and digits with one space between; case, accents and apostrophes gone. */
export function fold(text) {
  let folded = '';
  for (const decomposed of text.normalize('NFKD')) {
    // Character by character: the lower case of a whole word may depend on its neighbours.
    for (const c of decomposed.toLowerCase()) {
      if (APOSTROPHE.test(c) || OPTIONAL_MARK.test(c)) continue;
      const written = WRITTEN_OUT.get(c);
      if (written !== undefined) folded += written;
      else if (LETTER.test(c)) folded += c;
      else if (folded !== '' && !folded.endsWith(' ')) folded += ' ';
    }
  }
  return folded.trimEnd();
}

// ---- terms: the same as src/search/tokens.rs ----

const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
const RUNS = new RegExp(`${UNSPACED.source}+|[^${UNSPACED.source.slice(1)}+`, 'gu');
const WORD = /[\p{Alphabetic}\p{M}\p{N}][\p{Alphabetic}\p{M}\p{N}'’ʼ＇]*/gu;
const POSSESSIVE = /^(.*?)['’ʼ＇]+([sS])['’ʼ＇]*$/su;
const ASSIMILATED = { ad: 'd', ed: 'd', ar: 'r', er: 'r', az: 'z', ez: 'z', ash: 'sh', esh: 'sh', ath: 'th', eth: 'th', adh: 'dh', edh: 'dh' };
const ASSIMILATED_AND_WORDS = { as: 's', es: 's', at: 't', et: 't', an: 'n', en: 'n' };
const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?=..)/su;

const words = (folded) => folded.split(' ').filter((word) => word !== '');
const shortened = (term) => (term.length > LONGEST ? [...term].slice(0, LONGEST).join('') : term);
const own = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined);

const replacePossessives = (text, replacement) =>
  text.replace(WORD, (word) => word.replace(POSSESSIVE, replacement));

function isForeignArticle(word, next) {
  const letter = own(ASSIMILATED, word);
  return letter !== undefined && next.startsWith(letter);
}

function isArticle(word, next) {
  if (word === 'al' || word === 'el') return true;
  const letter = own(ASSIMILATED_AND_WORDS, word);
  return letter !== undefined ? next.startsWith(letter) : isForeignArticle(word, next);
}

function joins(word, next) {
  return /^[a-z]/.test(next) && (word === 'al' || word === 'el' || isForeignArticle(word, next));
}

function pairs(letters) {
  return letters.slice(1).map((letter, at) => letters[at] + letter);
}

/** The terms under which a text is found, in its order. */
export function indexTerms(text) {
  const terms = [];
  const all = words(fold(replacePossessives(text, '$1 $1$2')));
  all.forEach((word, at) => {
    for (const [run] of word.matchAll(RUNS)) {
      if (UNSPACED.test(run)) {
        const letters = [...run];
        terms.push(...pairs(letters), letters.at(-1));
        continue;
      }
      terms.push(shortened(run));
      const bare = run.replace(ARABIC_ARTICLE, '');
      if (bare !== run) terms.push(shortened(bare));
    }
    if (at > 0 && joins(all[at - 1], word)) terms.push(shortened(all[at - 1] + word));
  });
  return terms;
}

/**
 * The terms of a query, all of which an entry must have: `{ term, isPrefix }`. The last word may
 * be unfinished if two characters of it stand there; an article before a word may be missing.
 */
export function queryTerms(query) {
  const terms = new Map();
  const add = (term, isPrefix) => {
    const key = `${term}${isPrefix ? '*' : ''}`;
    if (!terms.has(key)) terms.set(key, { term, isPrefix });
  };
  const all = words(fold(replacePossessives(query, '$1')));
  all.forEach((word, at) => {
    const isLastWord = at + 1 === all.length;
    if (!isLastWord && isArticle(word, all[at + 1])) return;
    const runs = [...word.matchAll(RUNS)].map(([run]) => run);
    runs.forEach((run, nth) => {
      const letters = [...run];
      const isUnspaced = UNSPACED.test(run);
      if (isUnspaced && letters.length > 1) {
        for (const pair of pairs(letters)) add(pair, false);
        return;
      }
      const isLast = isLastWord && nth + 1 === runs.length;
      add(shortened(run.replace(ARABIC_ARTICLE, '')), isUnspaced || (isLast && letters.length > 1));
    });
  });
  return [...terms.values()];
}

/** Whether a term of an entry answers what is asked for. */
function answers({ term, isPrefix }, candidate) {
  return candidate === term || (isPrefix && candidate.startsWith(term));
}

/**
 * A text in pieces `{ text, isMatch }`: those that answer one of `asked` (from `queryTerms`) are to
 * be marked. The pieces put together are the text.
 */
export function marked(text, asked) {
  const pieces = [];
  const put = (piece, isMatch) => {
    if (piece === '') return;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else pieces.push({ text: piece, isMatch });
  };
  let end = 0;
  const chunk = /[\p{Alphabetic}\p{M}\p{N}'’‘‛`´ʹʻʼʽʾʿˈ′＇ـ\u00ad\u200b-\u200f]+/gu;
  for (const match of text.matchAll(chunk)) {
    put(text.slice(end, match.index), false);
    for (const [run] of match[0].matchAll(RUNS)) {
      if (UNSPACED.test(run)) markUnspaced(run, asked, put);
      else put(run, indexTerms(run).some((term) => asked.some((one) => answers(one, term))));
    }
    end = match.index + match[0].length;
  }
  put(text.slice(end), false);
  return pieces;
}

/** Marks, in a script without spaces, every character that a term covers. */
function markUnspaced(run, asked, put) {
  const letters = [...run];
  const folded = letters.map((letter) => fold(letter));
  const isMatch = letters.map(() => false);
  folded.forEach((_, at) => {
    for (const { term } of asked) {
      let covered = '';
      let to = at;
      while (to < folded.length && covered.length < term.length) covered += folded[to++];
      if (covered === term) isMatch.fill(true, at, to);
    }
  });
  letters.forEach((letter, at) => put(letter, isMatch[at]));
}

// ---- the index ----

/** Order of strings by code points, in which the shards are sorted. */
function compare(a, b) {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above every other code unit. */
function rank(unit) {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}

/** Adds the postings of a term to `into`, by entry; the greater weight stays. */
function decode(postings, into, factor = 1) {
  let entry = 0;
  for (const posting of postings) {
    entry += Math.floor(posting / 32);
    const weight = (posting % 32) * factor;
    if (!(into.get(entry) >= weight)) into.set(entry, weight);
  }
}

/** How many letters must be added, left out, exchanged or swapped to make one word the other. */
function edits(a, b) {
  let before = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        next[j] = Math.min(next[j], before[j - 2] + 1);
      }
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}

/** The index behind `load`, a function from the name of a file to a promise of its JSON. */
export class SearchEngine {
  #load;
  #files = new Map();
  #manifest;

  constructor(load) {
    this.#load = load;
  }

  /** Numbers of entries and the values of each filter: `[value, name, certain, possible]`. */
  async manifest() {
    this.#manifest ??= this.#load('index.json').then((manifest) => {
      if (manifest.version !== VERSION) {
        throw new Error(`the search index has version ${manifest.version}, not ${VERSION}`);
      }
      return manifest;
    });
    try {
      return await this.#manifest;
    } catch (error) {
      this.#manifest = undefined;
      throw error;
    }
  }

  /** Forgets everything, so that the next question reads the index anew. */
  reset() {
    this.#files.clear();
    this.#manifest = undefined;
  }

  /**
   * The entries that have every word of `query.q` and every filter of `query` (`year`, `country`,
   * `agency`, `photographer`, `note`; an empty one filters nothing): their numbers, best first, those that
   * only may be of the year last. Without a word and a filter nothing is asked and nothing found.
   */
  async search(query) {
    const asked = queryTerms(query.q ?? '');
    const filters = FILTERS.filter((name) => query[name]);
    const { entries } = await this.manifest();
    const lists = await Promise.all([
      ...asked.map((one) => this.#find(one)),
      ...filters.map((name) => this.#find({ term: `=${name}=${query[name]}`, isPrefix: false })),
    ]);
    const missing = asked.filter((_, at) => lists[at].size === 0);
    const possible = new Set();
    const found = [];
    if (lists.length > 0 && lists.every((list) => list.size > 0)) {
      const [fewest] = [...lists].sort((a, b) => a.size - b.size);
      const year = filters.includes('year') ? lists[asked.length] : undefined;
      const rarity = lists.map((list) => Math.log(1 + entries / list.size));
      for (const entry of fewest.keys()) {
        if (!lists.every((list) => list.has(entry))) continue;
        let score = 0;
        for (let at = 0; at < asked.length; at += 1) score += rarity[at] * lists[at].get(entry);
        if (year?.get(entry) === 1) possible.add(entry);
        found.push({ entry, score });
      }
    }
    found.sort(
      (a, b) =>
        possible.has(a.entry) - possible.has(b.entry) || b.score - a.score || a.entry - b.entry,
    );
    return { entries: found.map(({ entry }) => entry), possible, asked, missing };
  }

  /**
   * What results show: `{ address, title, text, date, place, credit, language, isRightToLeft,
   * isSensitive, picture }`, the last one `[link, width, height]` or null.
   */
  async documents(numbers) {
    const { documents } = await this.manifest();
    return Promise.all(
      numbers.map(async (number) => {
        let low = 0;
        let high = documents.length - 1;
        while (low < high) {
          const middle = Math.ceil((low + high) / 2);
          if (documents[middle][0] <= number) low = middle;
          else high = middle - 1;
        }
        const [first, name] = documents[low];
        const shard = await this.#file(name);
        const [address, title, text, date, place, credit, language, rightToLeft, sensitive, picture] =
          shard[number - first];
        const isRightToLeft = rightToLeft === 1;
        const isSensitive = sensitive === 1;
        return { address, title, text, date, place, credit, language, isRightToLeft, isSensitive, picture };
      }),
    );
  }

  /**
   * How many of the entries `numbers` each value of a filter has: a map from value to number.
   * Reads the whole filter: for large archives this is more than a search costs.
   */
  async counts(filter, numbers) {
    const wanted = new Set(numbers);
    const counts = new Map();
    const prefix = `=${filter}=`;
    for (const [term, postings] of await this.#terms({ term: prefix, isPrefix: true })) {
      const entries = new Map();
      for (const part of postings) decode(part, entries);
      let count = 0;
      for (const entry of entries.keys()) if (wanted.has(entry)) count += 1;
      counts.set(term.slice(prefix.length), count);
    }
    return counts;
  }

  /** The term of the index nearest to one that it lacks, or undefined. */
  async suggest(term) {
    if (term.length < 4) return undefined;
    const { terms } = await this.manifest();
    const at = terms.findIndex(([, last]) => compare(last, term) >= 0);
    if (at < 0) return undefined;
    const allowed = term.length < 8 ? 1 : 2;
    let best;
    for (const [candidate, postings] of Object.entries(await this.#file(terms[at][2]))) {
      if (Math.abs(candidate.length - term.length) > allowed || candidate.startsWith('=')) continue;
      const away = edits(term, candidate);
      if (away > allowed) continue;
      if (!best || away < best.away || (away === best.away && postings.length > best.times)) {
        best = { candidate, away, times: postings.length };
      }
    }
    return best?.candidate;
  }

  /** The entries that answer a term, with their weights. */
  async #find(asked) {
    const found = new Map();
    for (const [term, postings] of await this.#terms(asked)) {
      for (const part of postings) decode(part, found, term === asked.term ? 1 : UNFINISHED);
    }
    return found;
  }

  /** The terms that answer, each with its postings in the parts that the shards hold. */
  async #terms(asked) {
    const { terms } = await this.manifest();
    const shards = terms.filter(
      ([first, last]) =>
        compare(last, asked.term) >= 0 &&
        (compare(first, asked.term) <= 0 || answers(asked, first)),
    );
    const found = new Map();
    for (const shard of await Promise.all(shards.map(([, , name]) => this.#file(name)))) {
      const candidates = asked.isPrefix
        ? Object.keys(shard).filter((term) => term.startsWith(asked.term))
        : [asked.term].filter((term) => Object.hasOwn(shard, term));
      for (const term of candidates) {
        if (!found.has(term)) found.set(term, []);
        found.get(term).push(shard[term]);
      }
    }
    return found;
  }

  #file(name) {
    if (!this.#files.has(name)) {
      const file = this.#load(`${name}.json`);
      this.#files.set(name, file);
      // What failed once may be tried again.
      file.catch(() => this.#files.delete(name));
    }
    return this.#files.get(name);
  }
}
