import { Injectable } from '@nestjs/common';
import type { ListPage } from '@quillcare/contracts';
import { currentContext } from '../context';
import { Database } from './database';
import type { ListDefinition, ListQuery } from './list';
import { PageReader, readRows } from './reads';
import type { Scope } from './scope';

/**
 * Reads of one organisation in one round trip: begin, bind, query and commit go out together, with named statements.
 * Row-level security is in force; `$1` is always the organisation, named for the planner's sake.
 */
@Injectable()
export class TenantReader {
  constructor(
    private readonly database: Database,
    private readonly pages: PageReader,
  ) {}

  /** One page of a list, with its capped total and the cursor of the next page. */
  async page<T>(list: ListDefinition<T>, query: ListQuery): Promise<ListPage<T>> {
    return this.pages.page(scope(), list, query);
  }

  /** The rows of a statement in wire form; `name` must stay with one text. */
  async rows<T>(name: string, sql: string, params: unknown[] = []): Promise<T[]> {
    const own = scope();
    return readRows(this.database, own, { name, text: sql, values: [own.organisationId, ...params] });
  }

  /** The first row of a statement, or null. */
  async one<T>(name: string, sql: string, params: unknown[] = []): Promise<T | null> {
    const [row] = await this.rows<T>(name, sql, params);
    return row ?? null;
  }
}

function scope(): Scope {
  const { organisationId } = currentContext();
  if (!organisationId) throw new Error('A read needs an organisation.');
  return { organisationId, platform: null };
}
