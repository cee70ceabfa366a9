import type { ListDefinition } from './list';
import { isJoined } from './list-joins';
import { orderBy, orderOf, type OrderTerm } from './list-order';

export interface ExistingIndex {
  /** Its keys in order: columns, or expressions in parentheses. */
  keys: readonly { column: string; isDescending: boolean; isNullsFirst: boolean }[];
  /** The condition of a partial index; null for a full one. */
  where: string | null;
}

interface NeededIndex {
  use: string;
  /** The columns after the organisation. */
  terms: OrderTerm[];
  /** How many of the leading terms an existing index must have; further ones only improve it. */
  required: number;
}

/**
 * Returns the `create index` statements a list still needs: one for each sort (two if it has nullable columns, which sort last)
 * and one for each filter that is not `common`. Existing indexes count regardless of their names.
 */
export function missingIndexes(list: ListDefinition<unknown>, existing: readonly ExistingIndex[]): string[] {
  const own = organisationOf(list);
  const usable = existing.filter(({ where }) => where === null || impliesCondition(list, where));
  return neededIndexes(list)
    .filter((needed) => !usable.some((index) => satisfies(index, own, needed)))
    .map((needed) => `${needed.use}: ${createStatement(list, own, needed)}`);
}

// An index across all practices does not start with the practice.
function organisationOf(list: ListDefinition<unknown>): OrderTerm[] {
  const isOverAll = 'reason' in list;
  return isOverAll ? [] : [{ column: 'organisation_id', isDescending: false, isNullable: false }];
}

function neededIndexes(list: ListDefinition<unknown>): NeededIndex[] {
  const isTable = /^[\w."]+$/.test(list.from);
  return isTable && list.fewRows === undefined ? [...forSorts(list), ...forFilters(list)] : [];
}

function forSorts(list: ListDefinition<unknown>): NeededIndex[] {
  return Object.keys(list.sorts).flatMap((name) => {
    const terms = orderOf(list, name);
    if (terms.some(({ column }) => isJoined(list, column))) return [];
    // Scanned backwards, the index would return nulls first.
    const directions = terms.some(({ isNullable }) => isNullable) ? [name, `-${name}`] : [name];
    return directions.map((sort) => ({
      use: `sort "${sort}"`,
      terms: orderOf(list, sort),
      required: terms.length,
    }));
  });
}

function forFilters(list: ListDefinition<unknown>): NeededIndex[] {
  const order = orderOf(list, list.defaultSort.replace(/^-/, ''));
  return Object.entries(list.filters ?? {}).flatMap(([name, column]) => {
    if (typeof column !== 'string' || list.common?.includes(name)) return [];
    const term = { column, isDescending: false, isNullable: false };
    const rest = order.filter((other) => other.column !== column);
    return [{ use: `filter "${name}"`, terms: [term, ...rest], required: 1 }];
  });
}

function satisfies({ keys }: ExistingIndex, own: OrderTerm[], { terms, required }: NeededIndex): boolean {
  const requiredTerms = terms.slice(0, required);
  const found = keys.slice(own.length, own.length + requiredTerms.length);
  const begins = own.every(({ column }, at) => normaliseSql(keys[at]?.column) === normaliseSql(column));
  const isSame = requiredTerms.every(
    ({ column }, at) => normaliseSql(found[at]?.column) === normaliseSql(column),
  );
  // Scanned backwards an index yields the opposite order, but not if nulls must come last.
  const turned = requiredTerms.map(({ isDescending }, at) => isDescending !== found[at]?.isDescending);
  const isReadable = requiredTerms.some(({ isNullable }) => isNullable)
    ? !turned.includes(true) &&
      requiredTerms.every(({ isNullable }, at) => !isNullable || !found[at]?.isNullsFirst)
    : new Set(turned).size <= 1;
  return begins && isSame && isReadable;
}

function impliesCondition({ where = '' }: ListDefinition<unknown>, condition: string): boolean {
  const given = conjuncts(where);
  return conjuncts(condition).every((one) => given.includes(one));
}

function conjuncts(condition: string): string[] {
  return condition.split(/ and /i).map(normaliseSql);
}

function normaliseSql(text = ''): string {
  return text.toLowerCase().replace(/[\s()"]/g, '');
}

function createStatement(list: ListDefinition<unknown>, own: OrderTerm[], { terms }: NeededIndex): string {
  const table = list.from.replaceAll('"', '').split('.').at(-1) ?? '';
  const isBackwards = terms.at(-1)?.isDescending === true;
  const columns = terms.slice(0, -1).map(({ column }) => column.replace(/\W+/g, '_'));
  const name = `${table}_by_${columns.join('_')}${isBackwards ? '_desc' : ''}`.slice(0, 63);
  const keys = orderBy([...own, ...terms]).replaceAll(' asc', '');
  const where = list.where ? ` where ${list.where}` : '';
  return `create index ${name} on ${list.from} (${keys})${where}`;
}
