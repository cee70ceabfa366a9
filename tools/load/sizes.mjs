// Whether lists and searches cost the same however much data there is: every list of the contracts, for the practice in the
// middle and for the one with a quarter of all clients, at all sizes in turn: the machine's mood falls on all alike.
import { LARGEST, MIDDLE, prepareDatabase } from './database.mjs';
import { percentile } from './figures.mjs';
import { startLayout } from './layout.mjs';
import { LISTS, listReader } from './lists.mjs';
import { cursorOfPage } from './paging.mjs';
import { authorizationOf } from './people.mjs';
import { timesInTurn } from './probe.mjs';

const LARGEST_PAGE = 25;
const DEEP_PAGE = 1_000;
/** A name that one client in eighty has. */
const WORD = 'nguyen';
const [FIRST, DEEP] = ['first page', '1,000th or last page'];
const [ONE, MANY] = ['search for one', 'search for a name that one in eighty has'];
/** So many may be found by what is looked for as one: a quote is found with all acts that name it. */
const FEW = 10;
/** What is found by a frequent name grows with the data, and with it the work: that is told and not held to a target. */
const KINDS = [
  { kind: FIRST, isHeld: true },
  { kind: DEEP, isHeld: true },
  { kind: ONE, isHeld: true },
  { kind: MANY, isHeld: false },
];
const MOST_GROWTH = 1.5;
const WHO = { 'the largest practice': LARGEST, 'a practice in the middle': MIDDLE };

/** What one would type to find this item. */
function wordsOf({ quoteNumber, email, entityLabel, fileName, name, message }) {
  return quoteNumber ?? email ?? entityLabel ?? fileName ?? name ?? message?.slice(0, 100);
}

/** Words that find one of these items and hardly another one: the newest act may be somebody's who did thousands. */
async function rareWordsOf(reader, list, items) {
  for (const words of new Set(items.map(wordsOf).filter(Boolean))) {
    const { total } = await reader.read(list, { limit: 1, search: words });
    if (total <= FEW) return words;
  }
  return undefined;
}

/** What is asked of a list, by kind: its first page, a page far behind, and searches. */
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
 * p95 of a list at each size, by kind; nothing for a list that this practice may not see or that is empty. Pages have as
 * many rows at every size, or a page that is not full would look fast.
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

/** Below this a difference is the machine's, not the database's. */
const NOISE_MS = 1;
const times = (later, earlier) => Math.max(later, NOISE_MS) / Math.max(earlier, NOISE_MS);
const growthOf = ({ p95 }) => times(p95.at(-1), p95[0]);
const tell = (p95, sizes) => p95.map((value, at) => `${value.toFixed(1)} ms at ${sizes[at].name}`).join(', ');

/** One figure for all lists of a kind: that of the one that grew most. */
function addWorst({ figures, sizes, who, lists, kind, isHeld }) {
  const [worst, ...others] = lists.sort((a, b) => growthOf(b) - growthOf(a));
  const more = others.filter((one) => growthOf(one) > MOST_GROWTH).map(({ list }) => list);
  const rest = more.length > 0 ? `; more than ${MOST_GROWTH} times too: ${more.join(', ')}` : '';
  figures.add({
    ...{
      part: who,
      what: `${kind} of ${lists.length} lists, the one that grew most`,
      value: growthOf(worst),
    },
    measured: `${worst.list}: ${tell(worst.p95, sizes)}${rest}`,
    ...(isHeld ? { atMost: MOST_GROWTH } : {}),
  });
}

/** With one size there is nothing to compare: that of the slowest list. */
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

/** Clients of the largest practice beside those of one in the middle, in turn, at the largest size. */
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
    ...{ part: 'sizes', what: 'clients of the largest practice, in times of the one in the middle' },
    ...{ measured: `${big.toFixed(1)} and ${ordinary.toFixed(1)} ms at ${options.sizes.at(-1).name}` },
    ...{ value: times(big, ordinary), atMost: 2 },
  });
}

/** Measures at all sizes, each on a database and in a process of its own. */
export async function measureSizes({ environment, options, logs, figures, print }) {
  const layouts = [];
  try {
    const prepared = [];
    for (const size of options.sizes) prepared.push(await prepareDatabase({ environment, ...size, print }));
    for (const { environment: own } of prepared)
      layouts.push(await startLayout({ isScaled: false, environment: own, logs }));
    for (const who of Object.keys(WHO)) await measurePractice({ who, layouts, options, figures, print });
    await measureSkew({ layouts, options, figures });
  } finally {
    for (const layout of layouts) await layout.stop();
  }
}
