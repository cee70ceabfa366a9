import { allLists, missingIndexes, type ExistingIndex } from '@quillcare/service-kit';
import { testProduct } from '@quillcare/testing';

interface IndexRow {
  table: string;
  where: string | null;
  columns: string[];
  options: string;
}

const BTREES = `
  select n.nspname || '.' || c.relname as table, pg_get_expr(i.indpred, i.indrelid) as where, i.indoption::text as options,
         array(select pg_get_indexdef(i.indexrelid, at, true) from generate_series(1, i.indnkeyatts) at order by at) as columns
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_class x on x.oid = i.indexrelid
    join pg_am a on a.oid = x.relam
   where a.amname = 'btree' and i.indisvalid`;

const product = testProduct({ role: 'api' });
let existing: Map<string, ExistingIndex[]>;
beforeAll(async () => {
  const rows = await product.sql<IndexRow>(BTREES);
  existing = new Map(
    rows.map(({ table }) => [table, rows.filter((row) => row.table === table).map(indexOf)]),
  );
});

// The bits of pg_index.indoption: 1 is descending, 2 is nulls first.
function indexOf({ where, columns, options }: IndexRow): ExistingIndex {
  const bits = options.split(' ').map(Number);
  const keys = columns.map((column, at) => ({
    column,
    isDescending: ((bits[at] ?? 0) & 1) !== 0,
    isNullsFirst: ((bits[at] ?? 0) & 2) !== 0,
  }));
  return { where, keys };
}

it('every list has an index for each of its sorts and for each filter that is not common', () => {
  const lists = allLists();
  expect(lists.length).toBeGreaterThan(10);
  const missing = lists.flatMap((list) =>
    missingIndexes(list, existing.get(list.from.replaceAll('"', '')) ?? []).map(
      (what) => `${list.name}, ${what}`,
    ),
  );
  expect(missing).toEqual([]);
});
