import { Injectable } from '@nestjs/common';
import { TOTAL_CAP, invalid, type ListPage } from '@quillcare/contracts';
import type { PoolClient, QueryResult } from 'pg';
import { currentContext } from '../context';
import { traced } from '../observability/tracing';
import { rowToWire } from '../wire';
import { Database } from './database';
import { listStatements, writeCursor, type ListDefinition, type ListQuery, type Statement } from './list';
import { beginSql, type Scope } from './scope';
import { sqlState } from './sql-errors';

type Row = Record<string, unknown>;

/**
 * Reads of one organisation in one round trip: begin, bind, query and commit go out together, with named statements.
 * Row-level security is in force; `$1` is always the organisation, named for the planner's sake.
 */
@Injectable()
export class TenantReader {
  constructor(private readonly database: Database) {}

  /** One page of a list, with its capped total and the cursor of the next page. */
  async page<T>(list: ListDefinition<T>, query: ListQuery): Promise<ListPage<T>> {
    const organisationId = this.organisationId();
    const { page, total, sort, cursorColumns } = listStatements(list, query, organisationId);
    const [rows, count] = await this.read(organisationId, [page, total]).catch(badCursor(query));
    const items = rows?.rows as Row[];
    const more = items.length > query.limit;
    const shown = more ? items.slice(0, query.limit) : items;
    const last = shown.at(-1);
    const counted = Number((count?.rows[0] as { total: number }).total);
    return {
      items: shown.map(rowToWire) as T[],
      nextCursor: more && last ? writeCursor(sort, last, cursorColumns) : null,
      total: Math.min(counted, TOTAL_CAP),
      totalIsEstimate: counted > TOTAL_CAP,
    };
  }

  /** The rows of a statement in wire form; `name` must stay with one text. */
  async rows<T>(name: string, sql: string, params: unknown[] = []): Promise<T[]> {
    const organisationId = this.organisationId();
    const [result] = await this.read(organisationId, [{ name, text: sql, values: [organisationId, ...params] }]);
    return (result?.rows as Row[]).map(rowToWire) as T[];
  }

  /** The first row of a statement, or null. */
  async one<T>(name: string, sql: string, params: unknown[] = []): Promise<T | null> {
    const [row] = await this.rows<T>(name, sql, params);
    return row ?? null;
  }

  private organisationId(): string {
    const { organisationId } = currentContext();
    if (!organisationId) throw new Error('A read needs an organisation.');
    return organisationId;
  }

  private async read(organisationId: string, statements: Statement[]): Promise<QueryResult[]> {
    const scope: Scope = { organisationId, platform: null };
    const client = await this.database.connect();
    let broken: Error | undefined;
    try {
      return await traced(`sql ${statements[0]?.name ?? ''}`, () => pipelined(client, scope, statements));
    } catch (error) {
      if (!sqlState(error)) broken = error as Error; // Not PostgreSQL's answer but a lost connection: out of the pool with it.
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

async function pipelined(client: PoolClient, scope: Scope, statements: Statement[]): Promise<QueryResult[]> {
  const [begun, ...settled] = await Promise.allSettled([
    client.query(beginSql(scope, 'read only')),
    ...statements.map((statement) => client.query(statement)),
    client.query('commit'),
  ]);
  const failed = [begun, ...settled].find((result) => result?.status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return settled.slice(0, -1).map((result) => (result as PromiseFulfilledResult<QueryResult>).value);
}

// A forged cursor can hold text where a time or a number belongs; that is the caller's mistake, not ours.
function badCursor(query: ListQuery) {
  return (error: unknown): never => {
    const state = sqlState(error);
    if (query.cursor !== undefined && state?.startsWith('22')) {
      throw invalid({ path: 'query.cursor', message: 'This cursor does not belong to this list. Please start from the first page.' });
    }
    throw error;
  };
}
