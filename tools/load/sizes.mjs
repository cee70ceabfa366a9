// Whether lists and searches cost the same however much data there is: every list of the contracts at each size, for the
// practice in the middle and for the one with a quarter of all clients.
import { LARGEST, MIDDLE, prepareDatabase } from './database.mjs';
import { percentile } from './figures.mjs';
import { startLayout } from './layout.mjs';
import { LISTS, listReader } from './lists.mjs';
import { cursorOfPage } from './paging.mjs';
import { authorizationOf } from './people.mjs';
import { timesOf } from './probe.mjs';

const LARGEST_PAGE = 25;
const DEEP_PAGE = 1_000;
/** A name that one client in eighty has. */
const WORD = 'nguyen';
const [FIRST, DEEP] = ['first page', '1,000th or last page'];
const [ONE, MANY] = ['search for one', 'search for a name that one in eighty has'];
/** What is found by a frequent name grows with the data, and with it the work: that is told and not held to a target. */
const KINDS = [
  { kind: FIRST, isHeld: true },
  { kind: DEEP, isHeld: true },
  { kind: ONE, isHeld: true },
  { kind: MANY, isHeld: false },
];
const MOST_GROWTH = 1.5;
const WHO = { 'the largest practice': LARGEST, 'a practice in the middle': MIDDLE };

/** Words that find this item and hardly another one. */
function wordsOf({ quoteNumber, email, entityLabel, fileName, name, message }) {
  return quoteNumber ?? email ?? entityLabel ?? fileName ?? name ?? message?.slice(0, 100);
}

/** What is asked of a list: its first page, a page far behind, and searches. */
async function requestsOf(reader, list, { limit, item }) {
  const cursor = await cursorOfPage(reader, list, { page: DEEP_PAGE, limit });
  const asked = { [FIRST]: { limit } };
  if (cursor) asked[DEEP] = { limit, cursor };
  if (list.isSearchable && wordsOf(item)) asked[ONE] = { limit, search: wordsOf(item) };
  if (list.isSearchable) asked[MANY] = { limit, search: WORD };
  return Object.entries(asked);
}

/** p95 by what was asked. Pages have as many rows at every size, or a page that is not full would look fast. */
async function measureLists({ origin, who, limits, samples }) {
  const authorization = await authorizationOf(origin, WHO[who]);
  const reader = listReader(origin, authorization);
  const measured = new Map();
  for (const list of LISTS) {
    const first = await reader.read(list, { limit: LARGEST_PAGE });
    const key = `${who} ${list.name}`;
    if (!limits.has(key)) limits.set(key, first?.items.length ?? 0);
    const limit = limits.get(key);
    if (limit === 0) continue;
    if (first.items.length < limit)
      throw new Error(`${list.name} has ${first.items.length} rows, not ${limit}.`);
    for (const [what, query] of await requestsOf(reader, list, { limit, item: first.items[0] })) {
      const request = reader.request(list, query);
      measured.set(`${list.name}, ${what}`, percentile(await timesOf(samples, () => request), 0.95));
    }
  }
  return measured;
}

async function measureSize({ size, environment, options, limits, logs, print }) {
  const { environment: own } = await prepareDatabase({ environment, ...size, print });
  const layout = await startLayout({ isScaled: false, environment: own, logs });
  try {
    const found = {};
    for (const who of Object.keys(WHO))
      found[who] = await measureLists({ origin: layout.origin, who, limits, samples: options.samples });
    return found;
  } finally {
    await layout.stop();
  }
}

/** Below this a difference is the machine's, not the database's. */
const NOISE_MS = 1;
const times = (later, earlier) => Math.max(later, NOISE_MS) / Math.max(earlier, NOISE_MS);

/** Each list's p95 at each size, and the largest in times of the smallest. */
function comparisonOf({ sizes, bySize, who }) {
  const at = ({ name }) => bySize.get(name)[who];
  const everywhere = [...at(sizes[0])].filter(([what]) => sizes.every((size) => at(size).has(what)));
  return everywhere.map(([what, before]) => ({
    what,
    growth: times(at(sizes.at(-1)).get(what), before),
    told: sizes.map((size) => `${at(size).get(what).toFixed(1)} ms at ${size.name}`).join(', '),
  }));
}

/** One figure for all lists: that of the one that grew most. */
function addWorst({ figures, who, comparison, kind, isHeld }) {
  const lists = comparison.filter(({ what }) => what.endsWith(kind)).sort((a, b) => b.growth - a.growth);
  const [worst] = lists;
  if (!worst) return;
  const others = lists.slice(1).filter(({ growth }) => growth > MOST_GROWTH);
  const names = others.map(({ what }) => what.split(',')[0]).join(', ');
  figures.add({
    ...{ part: who, what: `${kind} of ${lists.length} lists, the one that grew most`, value: worst.growth },
    measured: `${worst.what}: ${worst.told}${names ? `; more than ${MOST_GROWTH} times too: ${names}` : ''}`,
    ...(isHeld ? { atMost: MOST_GROWTH } : {}),
  });
}

function addComparisons({ figures, sizes, bySize, print }) {
  for (const who of Object.keys(WHO)) {
    const comparison = comparisonOf({ sizes, bySize, who });
    for (const { what, told, growth } of comparison)
      print(`${who}: ${what}: ${told}, ${growth.toFixed(2)} times`);
    for (const { kind, isHeld } of KINDS)
      addWorst({ figures, who, comparison, kind, isHeld: isHeld && sizes.length > 1 });
  }
  const largest = sizes.at(-1).name;
  const [big, ordinary] = Object.keys(WHO).map((who) =>
    bySize.get(largest)[who].get(`crm.listClients, ${FIRST}`),
  );
  figures.add({
    ...{ part: 'sizes', what: 'clients of the largest practice, in times of the one in the middle' },
    ...{
      measured: `${big.toFixed(1)} and ${ordinary.toFixed(1)} ms at ${largest}`,
      value: times(big, ordinary),
    },
    atMost: 2,
  });
}

/** Measures at each size, on a database of its own, and compares the largest with the smallest. */
export async function measureSizes({ environment, options, logs, figures, print }) {
  const limits = new Map();
  const bySize = new Map();
  for (const size of options.sizes) {
    const scene = { size, environment, options, limits, logs, print };
    bySize.set(size.name, await measureSize(scene));
  }
  addComparisons({ figures, sizes: options.sizes, bySize, print });
}
