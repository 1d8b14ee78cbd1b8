// The search page: puts the query of the form and of the address to the index and shows what it
// finds. Everything from a caption enters the page as text.

import { FILTERS, SearchEngine, marked } from './search-engine.js';

/** Results that are shown at once, and added by "Show more results". */
const AT_ONCE = 30;

/** Milliseconds that typing rests before a search begins. */
const PAUSE = 150;

/** Above this many entries the numbers beside the filters' values stay those of the archive. */
const COUNTED = 5_000;

const form = document.getElementById('search-form');
const status = document.getElementById('search-status');
const suggestion = document.getElementById('search-suggestion');
const list = document.getElementById('search-results');
const more = document.getElementById('search-more');
const template = document.getElementById('search-result');
const base = form.dataset.base ?? '';

/** A file of the index could not be had. */
class Unavailable extends Error {}

/** Shards never change under their name; the manifest does, and is asked for anew. */
async function load(name) {
  const cache = name === 'index.json' ? 'no-cache' : 'default';
  let response;
  try {
    response = await fetch(`${base}/search/${name}`, { cache });
  } catch (error) {
    throw new Unavailable(`no answer for ${name}`, { cause: error });
  }
  if (!response.ok) throw new Unavailable(`${name}: ${response.status}`);
  return response.json();
}

const engine = new SearchEngine(load);

/** Counts searches, so that a slow answer never overwrites a later one. */
let latest = 0;
const NOTHING = { entries: [], possible: new Set(), asked: [], missing: [] };
let shown = NOTHING;
let rest;

function queryOfForm() {
  const fields = new FormData(form);
  return Object.fromEntries(['q', ...FILTERS].map((name) => [name, fields.get(name) ?? '']));
}

function queryOfAddress() {
  const parameters = new URLSearchParams(location.search);
  return Object.fromEntries(['q', ...FILTERS].map((name) => [name, parameters.get(name) ?? '']));
}

function addressOf(query) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value.trim()) parameters.set(name, value);
  const search = parameters.toString();
  return search ? `${location.pathname}?${search}` : location.pathname;
}

function fillForm(query) {
  form.elements.q.value = query.q;
  for (const name of FILTERS) {
    const select = form.elements[name];
    // A value that the archive does not have is kept and finds nothing, instead of being ignored.
    if (query[name] && ![...select.options].some((option) => option.value === query[name])) {
      select.add(new Option(query[name], query[name]));
    }
    select.value = query[name];
  }
}

/** "Syria (12)"; a year that entries only may be of: "1943 (2 + 3 possible)". */
function optionText(name, certain, possible) {
  return possible > 0 ? `${name} (${certain} + ${possible} possible)` : `${name} (${certain})`;
}

/** Offers the values of the filters, as soon as the index can be had. */
async function fillFilters() {
  const { filters } = await engine.manifest();
  const fieldset = form.querySelector('fieldset');
  if (!fieldset.disabled) return;
  for (const name of FILTERS) {
    const select = form.elements[name];
    for (const [value, label, certain, possible] of filters[name]) {
      const option = new Option(optionText(label, certain, possible), value);
      option.dataset.name = label;
      option.dataset.all = option.text;
      select.add(option);
    }
  }
  fieldset.disabled = false;
  fieldset.hidden = false;
}

/**
 * How many of the results each value of a filter has, for the filters that are not in use:
 * functions that put the numbers into the page.
 */
async function countFilters(query, found) {
  const { entries } = await engine.manifest();
  return Promise.all(
    FILTERS.map(async (name) => {
      const isCounted = found !== undefined && entries <= COUNTED && !query[name];
      const counts = isCounted ? await engine.counts(name, found.entries) : undefined;
      return () => {
        for (const option of form.elements[name].options) {
          if (!option.dataset.name) continue;
          const count = counts?.get(option.value) ?? 0;
          option.text = counts ? optionText(option.dataset.name, count, 0) : option.dataset.all;
          option.hidden = counts !== undefined && count === 0;
        }
      };
    }),
  );
}

function putMarked(element, text, asked) {
  element.replaceChildren(
    ...marked(text, asked).map((piece) => {
      if (!piece.isMatch) return document.createTextNode(piece.text);
      const mark = document.createElement('mark');
      mark.textContent = piece.text;
      return mark;
    }),
  );
}

/** The caption without what its title, perhaps cut off, says already. */
function behindTitle({ title, text }) {
  const said = title.replace(/…$/u, '');
  return text.startsWith(said) ? text.slice(said.length).replace(/^[\s.,;:…]+/u, '') : text;
}

function resultOf(entry, { asked, possible, year }) {
  const result = template.content.cloneNode(true);
  const slot = (name) => result.querySelector(`[data-slot="${name}"]`);
  slot('link').href = base + entry.address;
  putMarked(slot('link'), entry.title, asked);
  putMarked(slot('caption'), behindTitle(entry), asked);
  putMarked(slot('date'), entry.date || 'Undated', asked);
  putMarked(slot('place'), entry.place, asked);
  putMarked(slot('credit'), entry.credit, asked);
  if (possible.has(entry.number)) slot('possible').textContent = `possibly ${year}`;
  if (!entry.isSensitive) slot('warning').remove();
  if (entry.picture) {
    const [link, width, height] = entry.picture;
    slot('picture').href = base + entry.address;
    const picture = new Image(width, height);
    Object.assign(picture, { alt: '', loading: 'lazy', decoding: 'async', src: link });
    slot('picture').append(picture);
    result.firstElementChild.classList.add('has-picture');
  } else {
    slot('picture').remove();
  }
  for (const name of ['link', 'caption']) {
    if (entry.language) slot(name).lang = entry.language;
    if (entry.language) slot(name).dir = entry.isRightToLeft ? 'rtl' : 'ltr';
  }
  for (const name of ['caption', 'place', 'credit', 'possible']) {
    if (!slot(name).textContent) slot(name).remove();
  }
  return result;
}

/** The next results of what was found, as elements. */
async function resultsOf(found, from) {
  const numbers = found.entries.slice(from, from + AT_ONCE);
  const documents = await engine.documents(numbers);
  return documents.map((entry, at) => resultOf({ ...entry, number: numbers[at] }, found));
}

async function showMore() {
  const turn = latest;
  const from = list.children.length;
  try {
    const results = await resultsOf(shown, from);
    if (turn !== latest) return;
    list.append(...results);
    more.hidden = list.children.length >= shown.entries.length;
    // The button may be gone: the reader goes on at the first new result.
    list.children[from]?.querySelector('a')?.focus();
  } catch (error) {
    status.textContent = 'More results cannot be loaded. Check the connection and try again.';
    console.error(error);
  }
}

function amount(entries) {
  return `${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}`;
}

function statusOf(query, { entries, possible, missing }) {
  const count = entries.length;
  const sure = count - possible.size;
  if (count > 0 && possible.size > 0) {
    return `${amount(sure)} of ${query.year}, and ${possible.size} that may be.`;
  }
  if (count > 0) return `${amount(count)} found.`;
  if (missing.length > 0) {
    const words = missing.map(({ term }) => `“${term}”`).join(', ');
    return `No results: no caption has ${words}.`;
  }
  return 'No results: no caption has all of this together.';
}

/** What to search for instead, where every word that no caption has is near to one that some have. */
async function instead({ asked, missing }) {
  if (missing.length === 0) return undefined;
  const nearest = await Promise.all(missing.map(({ term }) => engine.suggest(term)));
  if (nearest.includes(undefined)) return undefined;
  const others = new Map(missing.map(({ term }, at) => [term, nearest[at]]));
  return asked.map(({ term }) => others.get(term) ?? term).join(' ');
}

function showSuggestion(words, query) {
  suggestion.hidden = words === undefined;
  if (words === undefined) return;
  const link = suggestion.querySelector('a');
  link.textContent = words;
  link.href = addressOf({ ...query, q: words });
}

async function search(query) {
  latest += 1;
  const turn = latest;
  const isAsked = query.q.trim() !== '' || FILTERS.some((name) => query[name]);
  try {
    status.textContent ||= 'Searching…';
    await fillFilters();
    const found = isAsked ? { ...(await searchAnew(query)), year: query.year } : undefined;
    // All that a search shows appears at once.
    const [{ entries }, results, words, counts] = await Promise.all([
      engine.manifest(),
      found ? resultsOf(found, 0) : [],
      found ? instead(found) : undefined,
      countFilters(query, found),
    ]);
    if (turn !== latest) return;
    shown = found ?? NOTHING;
    list.replaceChildren(...results);
    more.hidden = results.length >= shown.entries.length;
    status.textContent = found ? statusOf(query, found) : `${amount(entries)} to search.`;
    showSuggestion(words, query);
    for (const put of counts) put();
  } catch (error) {
    if (turn === latest) fail(error);
  }
}

/** Searches; once again from the manifest on, if the site was published anew in between. */
async function searchAnew(query) {
  try {
    return await engine.search(query);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    engine.reset();
    return engine.search(query);
  }
}

function fail(error) {
  list.replaceChildren();
  more.hidden = true;
  suggestion.hidden = true;
  status.textContent =
    'The search index cannot be loaded. Check the connection and search again, or browse by date, place or agency.';
  console.error(error);
}

function typed() {
  clearTimeout(rest);
  rest = setTimeout(() => {
    const query = queryOfForm();
    history.replaceState(null, '', addressOf(query));
    search(query);
  }, PAUSE);
}

function submitted() {
  clearTimeout(rest);
  const query = queryOfForm();
  const address = addressOf(query);
  if (address !== location.pathname + location.search) history.pushState(null, '', address);
  search(query);
}

function reread() {
  const query = queryOfAddress();
  fillForm(query);
  search(query);
}

form.addEventListener('input', (event) => {
  if (event.target === form.elements.q) typed();
});
form.addEventListener('change', (event) => {
  if (event.target !== form.elements.q) submitted();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  submitted();
});
more.addEventListener('click', showMore);
window.addEventListener('popstate', reread);

/** Begins with the address; what was typed while the index was loading is the newer wish. */
async function begin() {
  const query = queryOfAddress();
  if (form.elements.q.value === '') form.elements.q.value = query.q;
  try {
    await fillFilters();
  } catch (error) {
    fail(error);
    return;
  }
  fillForm({ ...query, q: form.elements.q.value });
  search(queryOfForm());
}

begin();
