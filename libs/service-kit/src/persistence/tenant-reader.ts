import { Injectable } from '@nestjs/common';
import type { ListPage } from '@quillcare/contracts';
import { currentContext } from '../context';
import { Database } from './database';
import { firstMatches, nearMatches, type Matches, type SearchedTable } from './first-matches';
import type { ListDefinition, ListQuery } from './list';
import { PageReader, readRows } from './reads';
import type { Scope } from './scope';
import { named } from './statement';

/**
 * Reads of the context's organisation under row-level security, in one round trip with begin, binding and commit, or on the
 * connection of the open transaction. `$1` is always the organisation, which the planner needs named.
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

  /** How many rows a list's query finds, without a cap: for what is done once, such as an export. */
  count<T>(list: ListDefinition<T>, query: ListQuery): Promise<number> {
    return this.pages.count(scope(), list, query);
  }

  /** The first rows that contain each word of a folded search, in no order; see `firstMatches`. */
  async firstMatches<T>(table: SearchedTable, folded: string): Promise<T[]> {
    return this.matches(table, firstMatches(table, folded));
  }

  /** The first rows whose names are like the words of a folded search but for a slip; see `nearMatches`. */
  async nearMatches<T>(table: SearchedTable, folded: string): Promise<T[]> {
    const matches = nearMatches(table, folded);
    return matches ? this.matches(table, matches) : [];
  }

  /** The rows of a statement, in wire form; a `name` always stands for the same SQL. */
  async rows<T>(name: string, sql: string, params: unknown[] = []): Promise<T[]> {
    const own = scope();
    return readRows(this.database, own, { name, text: sql, values: [own.organisationId, ...params] });
  }

  /** The first row of a statement, or null. */
  async one<T>(name: string, sql: string, params: unknown[] = []): Promise<T | null> {
    const [row] = await this.rows<T>(name, sql, params);
    return row ?? null;
  }

  private async matches<T>(table: SearchedTable, { text, values }: Matches): Promise<T[]> {
    const own = scope();
    return readRows(this.database, own, named(table.name, text, [own.organisationId, ...values]));
  }
}

function scope(): Scope {
  const { organisationId } = currentContext();
  if (!organisationId) throw new Error('A read needs an organisation.');
  return { organisationId, platform: null };
}
