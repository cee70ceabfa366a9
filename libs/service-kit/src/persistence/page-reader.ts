import { Inject, Injectable } from '@nestjs/common';
import { TOTAL_CAP, type ListPage } from '@quillcare/contracts';
import type { PoolClient, QueryResult } from 'pg';
import { TIME_ZONE_OF, type TimeZoneOf } from '../injection';
import { traced } from '../observability/tracing';
import { rowToWire } from '../wire';
import { Database } from './database';
import { canSearchWhole, mayRetryWithSlips, type ListDefinition, type ListQuery } from './list';
import { filtersByDay, type SearchMode } from './list-conditions';
import { foreignCursor, encodeCursor } from './list-cursor';
import { listStatements, type ListStatements } from './list-statements';
import { LongLists } from './long-lists';
import { currentTransaction, type OpenTransaction } from './open-transaction';
import { bindTransaction, type Scope } from './scope';
import { sqlState } from './sql-errors';
import type { Statement } from './statement';

type Row = Record<string, unknown>;

interface FoundPage {
  statements: ListStatements;
  items: Row[];
  counted: number;
}

/** Reads pages of lists in a scope. */
@Injectable()
export class PageReader {
  constructor(
    private readonly database: Database,
    private readonly longLists: LongLists,
    @Inject(TIME_ZONE_OF) private readonly timeZoneOf: TimeZoneOf,
  ) {}

  /** Returns one page of a list, with its capped total and the cursor of the next page. */
  async page<T>(scope: Scope, list: ListDefinition<T>, query: ListQuery): Promise<ListPage<T>> {
    const { statements, items, counted } = await this.find(scope, list, query).catch(badCursor(query));
    const more = items.length > query.limit;
    const shown = more ? items.slice(0, query.limit) : items;
    const last = shown.at(-1);
    return {
      items: shown.map(rowToWire) as T[],
      nextCursor: more && last ? encodeCursor(statements.sort, last, statements.cursorColumns) : null,
      total: Math.min(counted, TOTAL_CAP),
      totalIsEstimate: counted > TOTAL_CAP,
    };
  }

  /** Counts the rows a query finds, without a cap. Meant for one-off work such as an export. */
  async count<T>(scope: Scope, list: ListDefinition<T>, query: ListQuery): Promise<number> {
    const timeZone = filtersByDay(list, query) ? await this.zoneOf(scope) : undefined;
    const counted = async (mode: SearchMode) => {
      const { total } = listStatements(list, query, scope.organisationId, {
        way: mode,
        timeZone,
        isExact: true,
      });
      const [result] = await read(this.database, scope, [total]);
      return totalOf(result);
    };
    const words = await counted('WORDS');
    return words === 0 && mayRetryWithSlips(list, query) ? counted('SLIPS') : words;
  }

  private async find<T>(scope: Scope, list: ListDefinition<T>, query: ListQuery): Promise<FoundPage> {
    const timeZone = filtersByDay(list, query) ? await this.zoneOf(scope) : undefined;
    const findByMode = (mode: SearchMode) =>
      this.runStatements(
        scope,
        listStatements(list, query, scope.organisationId, { way: mode, timeZone }),
        query,
      );
    if (canSearchWhole(list, query)) {
      const exact = await findByMode('WHOLE');
      if (exact.items.length > 0) return exact;
    }
    const words = await findByMode('WORDS');
    return words.counted === 0 && mayRetryWithSlips(list, query) ? findByMode('SLIPS') : words;
  }

  // Days across all practices have no time zone of their own.
  private async zoneOf({ organisationId }: Scope): Promise<string> {
    return organisationId === null ? 'UTC' : this.timeZoneOf(organisationId);
  }

  private async runStatements(
    scope: Scope,
    statements: ListStatements,
    query: ListQuery,
  ): Promise<FoundPage> {
    const { page, total } = statements;
    if (this.longLists.isLong(total)) {
      const [rows] = await read(this.database, scope, [page]);
      return { statements, items: rowsOf(rows), counted: Infinity };
    }
    // The first page of a search usually has all matches, and a separate count would cost as much as the search itself.
    const isSearch = query.search !== undefined && query.cursor === undefined;
    const [rows, count] = await read(this.database, scope, isSearch ? [page] : [page, total]);
    const items = rowsOf(rows);
    if (isSearch && items.length <= query.limit) return { statements, items, counted: items.length };
    const counted = totalOf(count ?? (await read(this.database, scope, [total]))[0]);
    if (counted > TOTAL_CAP) this.longLists.remember(total);
    return { statements, items, counted };
  }
}

function totalOf(count: QueryResult | undefined): number {
  return Number((count?.rows[0] as { total: number }).total);
}

function rowsOf(result: QueryResult | undefined): Row[] {
  return (result?.rows ?? []) as Row[];
}

/** Returns the rows of a statement, in wire form. */
export async function readRows<T>(database: Database, scope: Scope, statement: Statement): Promise<T[]> {
  const [result] = await read(database, scope, [statement]);
  return rowsOf(result).map(rowToWire) as T[];
}

async function read(database: Database, scope: Scope, statements: Statement[]): Promise<QueryResult[]> {
  const transaction = currentTransaction();
  if (transaction) return runInTransaction(transaction, scope, statements);
  const client = await database.connect();
  let broken: Error | undefined;
  try {
    return await traced(`sql ${statements[0]?.name ?? ''}`, () => pipelined(client, scope, statements), {
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'quillcare.statements': statements.length },
    });
  } catch (error) {
    if (!sqlState(error)) broken = error as Error; // Not a response of PostgreSQL, so the connection is lost and is removed from the pool.
    throw error;
  } finally {
    client.release(broken);
  }
}

// Uses the transaction's own connection, which sees what has been written so far. A second connection could wait for this one
// forever.
async function runInTransaction(
  { client, scope: bound }: OpenTransaction,
  scope: Scope,
  statements: Statement[],
): Promise<QueryResult[]> {
  if (bound.organisationId !== null && bound.organisationId !== scope.organisationId)
    throw new Error('A read inside a transaction cannot leave its organisation.');
  const results: QueryResult[] = [];
  for (const statement of statements) results.push(await client.query(statement));
  return results;
}

// Sends begin, binding, reads and commit in one round trip, and in one write, because each write wakes PostgreSQL. Only safe for
// reads: nothing depends on a response that has not arrived yet, and if the binding fails, the statements after it fail too.
async function pipelined(client: PoolClient, scope: Scope, statements: Statement[]): Promise<QueryResult[]> {
  const { stream } = client.connection;
  stream.cork();
  const answers = Promise.allSettled([
    client.query('begin read only'),
    bindTransaction(client, scope),
    ...statements.map((statement) => client.query(statement)),
    client.query('commit'),
  ]);
  stream.uncork();
  const [begun, bound, ...settled] = await answers;
  const failed = [begun, bound, ...settled].find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.slice(0, -1).map((result) => (result as PromiseFulfilledResult<QueryResult>).value);
}

// A forged cursor can contain text where a time or number belongs, which is the caller's mistake and not a server error.
function badCursor(query: ListQuery) {
  return (error: unknown): never => {
    const state = sqlState(error);
    if (query.cursor !== undefined && state?.startsWith('22')) throw foreignCursor();
    throw error;
  };
}
