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
 * Reads data of the organisation in context under row-level security, in one round trip with begin, binding and commit, or on the
 * connection of the open transaction. `$1` is always the organisation, because the planner needs it as an explicit condition.
 */
@Injectable()
export class TenantReader {
  constructor(
    private readonly database: Database,
    private readonly pages: PageReader,
  ) {}

  /** Returns one page of a list, with its capped total and the cursor of the next page. */
  async page<T>(list: ListDefinition<T>, query: ListQuery): Promise<ListPage<T>> {
    return this.pages.page(scope(), list, query);
  }

  /** Counts the rows a list's query finds, without a cap. Meant for one-off work such as an export. */
  count<T>(list: ListDefinition<T>, query: ListQuery): Promise<number> {
    return this.pages.count(scope(), list, query);
  }

  /** Returns the first rows that contain each word of a folded search, in no particular order; see `firstMatches`. */
  async firstMatches<T>(table: SearchedTable, folded: string): Promise<T[]> {
    return this.matches(table, firstMatches(table, folded));
  }

  /** Returns the first rows whose names match the words of a folded search except for one typing error; see `nearMatches`. */
  async nearMatches<T>(table: SearchedTable, folded: string): Promise<T[]> {
    const matches = nearMatches(table, folded);
    return matches ? this.matches(table, matches) : [];
  }

  /** Returns the rows of a statement, in wire form. A `name` must always stand for the same SQL. */
  async rows<T>(name: string, sql: string, params: unknown[] = []): Promise<T[]> {
    const own = scope();
    return readRows(this.database, own, { name, text: sql, values: [own.organisationId, ...params] });
  }

  /** Returns the first row of a statement, or null. */
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
