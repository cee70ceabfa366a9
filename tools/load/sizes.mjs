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
const WHO = { 'the largest practice': LARGEST, 'a practice in the middle': MIDDLE };

/** What is asked of a list: its first page, a page far behind, and a search. */
async function requestsOf(reader, list, limit) {
  const cursor = await cursorOfPage(reader, list, { page: DEEP_PAGE, limit });
  const asked = { 'first page': { limit } };
  if (cursor) asked['1,000th or last page'] = { limit, cursor };
  if (list.isSearchable) asked.search = { limit, search: WORD };
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
    for (const [what, query] of await requestsOf(reader, list, limit)) {
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

function addComparison({ figures, sizes, bySize }) {
  const [smallest, largest] = [sizes[0].name, sizes.at(-1).name];
  for (const who of Object.keys(WHO))
    for (const [what, before] of bySize.get(smallest)[who]) {
      const after = bySize.get(largest)[who].get(what);
      const measured = sizes.map(
        ({ name }) => `${bySize.get(name)[who].get(what)?.toFixed(1)} ms at ${name}`,
      );
      figures.add({
        ...{ part: who, what, measured: measured.join(', '), value: times(after, before) },
        ...(smallest === largest ? {} : { atMost: 1.5 }),
      });
    }
  const [big, ordinary] = Object.keys(WHO).map((who) =>
    bySize.get(largest)[who].get('crm.listClients, first page'),
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
  addComparison({ figures, sizes: options.sizes, bySize });
}
