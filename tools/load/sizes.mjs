// Measures whether lists and searches cost the same at every data size: every list in the contracts, for the median practice and
// for the one with a quarter of all clients, with interleaved rounds so that noise affects all sizes alike.
import { LARGEST, MIDDLE, prepareDatabase } from './database.mjs';
import { percentile } from './figures.mjs';
import { startLayout } from './layout.mjs';
import { LISTS, listReader } from './lists.mjs';
import { cursorOfPage } from './paging.mjs';
import { authorizationOf } from './people.mjs';
import { timesInTurn } from './probe.mjs';
import { measureSearch } from './searching.mjs';

const LARGEST_PAGE = 25;
const DEEP_PAGE = 1_000;
/** A name shared by one client in eighty. */
const WORD = 'nguyen';
const [FIRST, DEEP] = ['first page', '1,000th or last page'];
const [ONE, MANY] = ['search for one', 'search for a name shared by one in eighty'];
/** A search for one item may find this many, because a quote comes with all entries that name it. */
const FEW = 10;
/** The number of matches of a frequent name, and so the work, grows with the data, so it is printed without a target. */
const KINDS = [
  { kind: FIRST, isHeld: true },
  { kind: DEEP, isHeld: true },
  { kind: ONE, isHeld: true },
  { kind: MANY, isHeld: false },
];
const MOST_GROWTH = 1.5;
const WHO = { 'the largest practice': LARGEST, 'the median practice': MIDDLE };

/** A search text that finds this item. */
function wordsOf({ quoteNumber, email, entityLabel, fileName, name, message }) {
  return quoteNumber ?? email ?? entityLabel ?? fileName ?? name ?? message?.slice(0, 100);
}

/** Words that find one of these items and few others. */
async function rareWordsOf(reader, list, items) {
  for (const words of new Set(items.map(wordsOf).filter(Boolean))) {
    const { total } = await reader.read(list, { limit: 1, search: words });
    if (total <= FEW) return words;
  }
  return undefined;
}

/** The requests of a list, by kind: first page, late page, and searches. */
async function requestsOf(reader, list, { limit, items }) {
  const cursor = await cursorOfPage(reader, list, { page: DEEP_PAGE, limit });
  const words = list.isSearchable ? await rareWordsOf(reader, list, items) : undefined;
  const asked = {
    [FIRST]: { limit },
    ...(cursor ? { [DEEP]: { limit, cursor } } : {}),
    ...(words ? { [ONE]: { limit, search: words } } : {}),
    ...(list.isSearchable ? { [MANY]: { limit, search: WORD } } : {}),
  };
  return new Map(Object.entries(asked).map(([kind, query]) => [kind, reader.request(list, query)]));
}

/**
 * p95 of a list at each size, by kind. No figures for a list that is forbidden or empty. Pages have equally many rows at every
 * size, because a shorter page would look fast.
 */
async function measureList({ list, readers, samples }) {
  const firsts = await Promise.all(readers.map((reader) => reader.read(list, { limit: LARGEST_PAGE })));
  const limit = Math.min(...firsts.map((first) => first?.items.length ?? 0));
  if (limit === 0) return [];
  const asked = [];
  for (const [at, reader] of readers.entries())
    asked.push(await requestsOf(reader, list, { limit, items: firsts[at].items }));
  const everywhere = [...asked[0].keys()].filter((kind) => asked.every((requests) => requests.has(kind)));
  const found = [];
  for (const kind of everywhere) {
    const times = await timesInTurn(
      samples,
      asked.map((requests) => requests.get(kind)),
    );
    found.push({ list: list.name, kind, p95: times.map((each) => percentile(each, 0.95)) });
  }
  return found;
}

/** Smaller differences are noise. */
const NOISE_MS = 1;
const times = (later, earlier) => Math.max(later, NOISE_MS) / Math.max(earlier, NOISE_MS);
const growthOf = ({ p95 }) => times(p95.at(-1), p95[0]);
const tell = (p95, sizes) => p95.map((value, at) => `${value.toFixed(1)} ms at ${sizes[at].name}`).join(', ');

/** Adds one figure for all lists of a kind: the one that grew most. */
function addWorst({ figures, sizes, who, lists, kind, isHeld }) {
  const [worst, ...others] = lists.sort((a, b) => growthOf(b) - growthOf(a));
  const more = others.filter((one) => growthOf(one) > MOST_GROWTH).map(({ list }) => list);
  const rest = more.length > 0 ? `; more than ${MOST_GROWTH} times too: ${more.join(', ')}` : '';
  figures.add({
    part: who,
    what: `${kind} of ${lists.length} lists, the one that grew most`,
    value: growthOf(worst),
    measured: `${worst.list}: ${tell(worst.p95, sizes)}${rest}`,
    ...(isHeld ? { atMost: MOST_GROWTH } : {}),
  });
}

/** With one size there is nothing to compare, so the slowest list is reported. */
function addSlowest({ figures, who, lists, kind }) {
  const [slowest] = lists.sort((a, b) => b.p95[0] - a.p95[0]);
  const what = `${kind} of ${lists.length} lists, p95 of the slowest`;
  figures.add({ part: who, what, measured: slowest.list, value: slowest.p95[0], unit: 'ms', digits: 1 });
}

async function measurePractice({ who, layouts, options, figures, print }) {
  const readers = [];
  for (const { origin } of layouts) readers.push(listReader(origin, await authorizationOf(origin, WHO[who])));
  const found = [];
  for (const list of LISTS) found.push(...(await measureList({ list, readers, samples: options.samples })));
  for (const one of found)
    print(
      `${who}: ${one.list}, ${one.kind}: ${tell(one.p95, options.sizes)}, ${growthOf(one).toFixed(2)} times`,
    );
  for (const { kind, isHeld } of KINDS) {
    const lists = found.filter((one) => one.kind === kind);
    const tellKind = options.sizes.length > 1 ? addWorst : addSlowest;
    if (lists.length > 0) tellKind({ figures, sizes: options.sizes, who, lists, kind, isHeld });
  }
}

/** Clients of the largest and of the median practice, interleaved, at the largest size. */
async function measureSkew({ layouts, options, figures }) {
  const { origin } = layouts.at(-1);
  const clients = LISTS.find(({ name }) => name === 'crm.listClients');
  const requests = [];
  for (const email of Object.values(WHO)) {
    const reader = listReader(origin, await authorizationOf(origin, email));
    requests.push(reader.request(clients, { limit: LARGEST_PAGE }));
  }
  const [big, ordinary] = (await timesInTurn(options.samples, requests)).map((each) =>
    percentile(each, 0.95),
  );
  figures.add({
    part: 'sizes',
    what: 'clients of the largest practice, relative to the median one',
    measured: `${big.toFixed(1)} and ${ordinary.toFixed(1)} ms at ${options.sizes.at(-1).name}`,
    value: times(big, ordinary),
    atMost: 2,
  });
}

/**
 * Measures at all sizes, each with its own process and database, which is in `copies` or is filled now. The search box is measured
 * at the largest only.
 */
export async function measureSizes({ environment, copies, options, logs, figures, print }) {
  const isCompared = options.parts.includes('sizes');
  const sizes = isCompared ? options.sizes : options.sizes.slice(-1);
  const layouts = [];
  try {
    const prepared = [];
    for (const size of sizes)
      prepared.push(copies.get(size.name) ?? (await prepareDatabase({ environment, ...size, print })));
    for (const { environment: own } of prepared)
      layouts.push(await startLayout({ isScaled: false, environment: own, logs }));
    if (isCompared) {
      for (const who of Object.keys(WHO)) await measurePractice({ who, layouts, options, figures, print });
      await measureSkew({ layouts, options, figures });
    }
    if (options.parts.includes('search'))
      await measureSearch({ origin: layouts.at(-1).origin, size: sizes.at(-1).name, figures, print });
  } finally {
    for (const layout of layouts) await layout.stop();
  }
}
