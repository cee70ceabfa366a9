import {
  amountRange,
  booleanFilter,
  dateRange,
  dayRange,
  idOrNone,
  listQuery,
  setOf,
  setOrNone,
} from '@quillcare/contracts';
import { addDays, searchKey, startOfDayIn } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import fc from 'fast-check';
import type { QueryRunner } from 'typeorm';
import { z } from 'zod';
import { contextFor, runInContext } from '../context';
import { newId } from '../ids';
import { defineList } from './list';
import { makeSearchViews } from './search-views';
import { tenantTable } from './tenant-table';
import { TenantReader } from './tenant-reader';

const SYDNEY = 'Australia/Sydney';
const SORTS = ['label', 'amount', 'day', 'at', 'mixed', 'owner'] as const;
const KINDS = ['RED', 'BLUE', 'GREEN'] as const;

const query = listQuery(SORTS, {
  kind: setOf(z.enum(KINDS)),
  ownerId: idOrNone,
  label: setOrNone(z.enum(['a', 'b', 'c'])),
  amount: amountRange,
  day: dateRange,
  at: dayRange,
  isOpen: booleanFilter.optional(),
});

interface Row {
  id: string;
  kind: string;
  label: string;
  amount: number;
  day: string | null;
  at: string;
  ownerId: string | null;
  isOpen: boolean;
}

const list = defineList<Row>({
  name: 'crm.test_things',
  from: 'crm.test_thing',
  columns: 'id, kind, label, amount, day, at, owner_id, is_open, owner_name',
  query,
  search: { column: 'search_key', key: searchKey },
  joins: [
    {
      table: 'crm.test_owner',
      on: 'owner_id',
      columns: { owner_name: 'name', owner_sort_name: 'sort_name' },
      search: 'search_key',
    },
  ],
  sorts: {
    label: ['label'],
    amount: ['amount'],
    day: [{ column: 'day', isNullable: true }],
    at: ['at'],
    mixed: [
      'kind',
      { column: 'day', isNullable: true, isReversed: true },
      { column: 'amount', isReversed: true },
    ],
    owner: [{ column: 'owner_sort_name', isNullable: true }, 'label'],
  },
  defaultSort: '-at',
  filters: {
    kind: 'kind',
    ownerId: 'owner_id',
    label: 'label',
    amount: 'amount',
    day: 'day',
    at: 'at',
    isOpen: 'is_open',
  },
  fewRows: 'a test',
});

const product = testProduct({ only: ['identity', 'crm'], role: 'api' });
const ours = perFile(() => product.signUp());
let owners: { id: string; name: string }[];

beforeAll(async () => {
  const runner = { query: (sql: string) => product.sql(sql) } as unknown as QueryRunner;
  await product.sql(`create table crm.test_owner (id uuid primary key, organisation_id uuid not null, name text not null,
    sort_name text collate "C" not null, search_key text not null)`);
  await product.sql(`create table crm.test_thing (id uuid primary key, organisation_id uuid not null, kind text collate "C" not null,
    label text collate "C" not null, amount bigint not null, day date, at timestamptz not null, owner_id uuid,
    is_open boolean not null, search_key text not null)`);
  for (const table of ['crm.test_owner', 'crm.test_thing']) {
    await tenantTable(runner, table);
    await product.sql(`grant select on ${table} to quillcare_crm`);
  }
  await makeSearchViews('crm', (sql, params) => product.sql(sql, params));
  await product.sql(
    'grant select on crm.test_thing_of_practice, crm.test_owner_of_practice to quillcare_crm',
  );
  owners = ['Ann', 'Bob', 'bob'].map((name) => ({ id: newId(), name }));
  for (const { id, name } of owners)
    await product.sql('insert into crm.test_owner values ($1, $2, $3, $3, $4)', [
      id,
      ours.organisationId,
      name,
      searchKey(name),
    ]);
});

// Few distinct values, because ties are where paging goes wrong. The days are around the end of daylight saving time.
const days = ['2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06'];
const instants = days.flatMap((day) =>
  [0, 1, 43_200_000].map((ms) => startOfDayIn(day, SYDNEY).getTime() + ms),
);
const rowOf = fc.record({
  kind: fc.constantFrom(...KINDS),
  label: fc.constantFrom('a', 'b', 'c', 'd'),
  amount: fc.integer({ min: 0, max: 4 }),
  day: fc.option(fc.constantFrom(...days), { nil: null }),
  at: fc.constantFrom(...instants).map((ms) => new Date(ms).toISOString()),
  ownerAt: fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }),
  isOpen: fc.boolean(),
});
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const sometimes = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, value);
const setText = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }).map((some) => some.join(','));
const request = fc.record({
  sort: maybe(fc.constantFrom(...SORTS.flatMap((name) => [name, `-${name}`]))),
  limit: fc.integer({ min: 1, max: 9 }),
  kind: sometimes(setText(KINDS)),
  label: sometimes(setText(['a', 'b', 'c'])),
  owner: sometimes(fc.constantFrom('none', 0, 1)),
  amount: sometimes(fc.tuple(maybe(fc.integer({ min: 0, max: 2 })), maybe(fc.integer({ min: 2, max: 4 })))),
  day: sometimes(
    fc.tuple(maybe(fc.constantFrom(days[0]!, days[1]!)), maybe(fc.constantFrom(days[1]!, days[3]!))),
  ),
  at: sometimes(
    fc.tuple(maybe(fc.constantFrom(days[0]!, days[2]!)), maybe(fc.constantFrom(days[2]!, days[3]!))),
  ),
  isOpen: sometimes(fc.boolean()),
  search: sometimes(fc.constantFrom('bob', 'ann', 'thing', 'thing bob', 'nobody')),
});
type Request = typeof request extends fc.Arbitrary<infer R> ? R : never;

/** Formats the query as in a URL, where all values are text. */
function parametersOf({ owner, amount, day, at, ...rest }: Request): Record<string, string> {
  const ownerId = typeof owner === 'number' ? owners[owner]?.id : owner;
  const all = {
    ...rest,
    ownerId,
    amountMin: amount?.[0],
    amountMax: amount?.[1],
    dayFrom: day?.[0],
    dayTo: day?.[1],
    atFrom: at?.[0],
    atTo: at?.[1],
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

const nameOf = (row: Row) => owners.find(({ id }) => id === row.ownerId)?.name ?? null;
const between = <T extends string | number>(value: T | null, [first, last]: [T?, T?] = []) =>
  (first === undefined && last === undefined) ||
  (value !== null && (first === undefined || value >= first) && (last === undefined || value <= last));

/** Computes the expected list as the documentation describes it. */
function model(rows: Row[], asked: Request): string[] {
  const found = rows.filter(
    (row) =>
      (asked.kind === undefined || asked.kind.split(',').includes(row.kind)) &&
      (asked.label === undefined || asked.label.split(',').includes(row.label)) &&
      (asked.owner === undefined ||
        (asked.owner === 'none' ? row.ownerId === null : row.ownerId === owners[Number(asked.owner)]?.id)) &&
      between(row.amount, asked.amount) &&
      between(row.day, asked.day) &&
      isWithinDays(row.at, asked.at) &&
      (asked.isOpen === undefined || row.isOpen === asked.isOpen) &&
      (asked.search ?? '')
        .split(' ')
        .every((word) => `thing ${nameOf(row) ?? ''}`.toLowerCase().includes(word)),
  );
  const sort = asked.sort ?? '-at';
  const turn = sort.startsWith('-') ? -1 : 1;
  return found.sort((a, b) => compare(a, b, sort.replace('-', ''), turn)).map(({ id }) => id);
}

function isWithinDays(at: string, [first, last]: [string?, string?] = []): boolean {
  const ms = Date.parse(at);
  return (
    (first === undefined || ms >= startOfDayIn(first, SYDNEY).getTime()) &&
    (last === undefined || ms < startOfDayIn(addDays(last, 1), SYDNEY).getTime())
  );
}

function compare(a: Row, b: Row, sort: string, turn: number): number {
  const keys: Record<string, [(row: Row) => string | number | null, number][]> = {
    label: [[(row) => row.label, 1]],
    amount: [[(row) => row.amount, 1]],
    day: [[(row) => row.day, 1]],
    at: [[(row) => row.at, 1]],
    mixed: [
      [(row) => row.kind, 1],
      [(row) => row.day, -1],
      [(row) => row.amount, -1],
    ],
    owner: [
      [nameOf, 1],
      [(row) => row.label, 1],
    ],
  };
  for (const [key, direction] of [...(keys[sort] ?? []), [(row: Row) => row.id, 1] as const]) {
    const [left, right] = [key(a), key(b)];
    if (left === right) continue;
    if (left === null || right === null) return left === null ? 1 : -1;
    return (left < right ? -1 : 1) * direction * turn;
  }
  return 0;
}

async function store(rows: Row[]): Promise<void> {
  await product.sql('delete from crm.test_thing');
  await product.sql(
    `insert into crm.test_thing select (r->>'id')::uuid, $1, r->>'kind', r->>'label', (r->>'amount')::bigint, (r->>'day')::date,
      (r->>'at')::timestamptz, (r->>'ownerId')::uuid, (r->>'isOpen')::boolean, 'thing' from jsonb_array_elements($2::jsonb) r`,
    [ours.organisationId, JSON.stringify(rows)],
  );
}

async function walk(parameters: Record<string, string>): Promise<{ ids: string[]; totals: number[] }> {
  const reader = product.app.get(TenantReader, { strict: false });
  const [ids, totals]: [string[], number[]] = [[], []];
  let cursor: string | undefined;
  do {
    // Parsed twice, as between two processes.
    const parsed = query.parse(query.parse({ ...parameters, ...(cursor ? { cursor } : {}) }));
    const page = await runInContext(contextFor(ours.admin), () => reader.page(list, parsed));
    for (const { id } of page.items) ids.push(id);
    totals.push(page.total);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && ids.length < 200);
  return { ids, totals };
}

it('visits each matching row exactly once, in order, for any query', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(rowOf, { maxLength: 30 }),
      fc.array(request, { minLength: 8, maxLength: 8 }),
      async (drafts, requests) => {
        const rows = drafts.map(({ ownerAt, ...row }) => ({
          ...row,
          id: newId(),
          ownerId: ownerAt === null ? null : (owners[ownerAt]?.id ?? null),
        }));
        await store(rows);
        for (const asked of requests) {
          const expected = model(rows, asked);
          const { ids, totals } = await walk(parametersOf(asked));
          expect({ asked, ids }).toEqual({ asked, ids: expected });
          expect(new Set(totals)).toEqual(new Set([expected.length]));
        }
      },
    ),
    { numRuns: 60 },
  );
});
