import { isListFilter, NONE, RANGE_ENDS, type ListFilter, type RangeKind } from '@quillcare/contracts';
import { addDays, startOfDayIn } from '@quillcare/rules';
import type { z } from 'zod';
import { declarationOf, type ListDefinition, type ListQuery } from './list';
import { searchConditions } from './search';
import { slipConditions } from './slips';

/** How to search: by words, by the exact value of the `whole` column, or by names that match except for one typing error. */
export type SearchMode = 'WORDS' | 'WHOLE' | 'SLIPS';

/** Adds a value and returns its placeholder. */
export type Bind = (value: unknown) => string;

/** The latest day a filter can ask for. It has no next day, and excludes nothing. */
const MAX_DATE = '9999-12-31';

type FilterSchema = z.ZodType | ListFilter | undefined;

/** Whether the query filters by days, which begin and end in a time zone. */
export function filtersByDay<T>(list: ListDefinition<T>, query: ListQuery): boolean {
  return Object.entries(declarationOf(list).filters).some(
    ([name, filter]) =>
      kindOf(filter) === 'days' && RANGE_ENDS.days.some((end) => query[`${name}${end}`] !== undefined),
  );
}

/** Returns the conditions of a query's filters. `timeZone` determines where days begin and end. */
export function filterConditions<T>(
  list: ListDefinition<T>,
  query: ListQuery,
  timeZone: string,
  bind: Bind,
): string[] {
  const declared = declarationOf(list).filters;
  return Object.entries(list.filters ?? {}).flatMap(([name, column]) => {
    const filter: FilterSchema = declared[name];
    const kind = kindOf(filter);
    if (kind !== 'one' && kind !== 'set')
      return rangeConditions(kind, name, String(column), query, timeZone, bind);
    const value = query[name];
    if (value === undefined || value === null) return [];
    if (typeof column === 'function') return [column(bind(value))];
    const isNoneMeant = filter !== undefined && isListFilter(filter) && filter.orNone;
    return [oneOf(column, [value].flat(), isNoneMeant, bind)];
  });
}

function kindOf(filter: FilterSchema): ListFilter['kind'] {
  return filter && isListFilter(filter) ? filter.kind : 'one';
}

function oneOf(column: string, chosen: unknown[], isNoneMeant: boolean, bind: Bind): string {
  const values = isNoneMeant ? chosen.filter((value) => value !== NONE) : chosen;
  const conditions = [
    // A single value is compared with =, so that the filter's index also provides the order.
    ...(values.length === 1 ? [`${column} = ${bind(values[0])}`] : []),
    ...(values.length > 1 ? [`${column} = any(${bind(values)})`] : []),
    ...(values.length < chosen.length ? [`${column} is null`] : []),
  ];
  return conditions.length === 1 ? String(conditions[0]) : `(${conditions.join(' or ')})`;
}

function rangeConditions(
  kind: RangeKind,
  name: string,
  column: string,
  query: ListQuery,
  timeZone: string,
  bind: Bind,
): string[] {
  const [first, end] = RANGE_ENDS[kind].map((one) => query[`${name}${one}`]);
  const last = end === MAX_DATE ? undefined : end;
  const instant = (day: unknown) => startOfDayIn(day as string, timeZone);
  const from = kind === 'days' && first !== undefined ? instant(first) : first;
  const isDay = kind === 'days' && last !== undefined;
  // A day has no last instant; it ends where the next one begins.
  const to = isDay ? instant(addDays(last as string, 1)) : last;
  return [
    ...(from === undefined ? [] : [`${column} >= ${bind(from)}`]),
    ...(to === undefined ? [] : [`${column} ${isDay ? '<' : '<='} ${bind(to)}`]),
  ];
}

/** Returns the conditions of a query's search in the given way. */
export function searchConditionsFor<T>(
  list: ListDefinition<T>,
  query: ListQuery,
  { way: mode, whose: owner, bind }: { way: SearchMode; whose: string; bind: Bind },
): string[] {
  const { search, joins = [] } = list;
  if (!search || !query.search) return [];
  const folded = search.key(query.search);
  if (mode === 'SLIPS' && search.slips)
    return slipConditions({ text: search.column, slips: search.slips }, folded, bind);
  if (mode === 'WHOLE' && search.whole) return [`${search.whole.column} = ${bind(folded)}`];
  const searched = joins.filter((join) => join.search !== undefined);
  return searchConditions(search.column, folded, bind, (test) => {
    // An array is computed once, so both sides of the `or` use an index.
    const elsewhere = searched.map(
      ({ table, on, search: column = '' }) =>
        `${on} = any(array(select id from ${table} where ${owner} and ${test(column)}))`,
    );
    const all = [test(search.column), ...elsewhere];
    return all.length === 1 ? String(all[0]) : `(${all.join(' or ')})`;
  });
}
