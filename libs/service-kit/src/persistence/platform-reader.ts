import { Injectable } from '@nestjs/common';
import { AppError, type ListPage } from '@quillcare/contracts';
import { currentContext, runInContext } from '../context';
import { Database } from './database';
import { defineList, type ListDefinition, type ListQuery } from './list';
import { PageReader, readRows } from './reads';

/** A list across all organisations. `$1` is not the organisation here, and `id` must be unique across organisations. */
export interface PlatformListDefinition<T> extends ListDefinition<T> {
  /** The reason it reads across organisations, which names its platform scope. */
  reason: string;
}

/** Defines a list across all organisations. Its indexes start with the columns of a sort, not with the organisation. */
export function definePlatformList<T>(definition: PlatformListDefinition<T>): PlatformListDefinition<T> {
  defineList(definition);
  return definition;
}

/**
 * Reads across organisations in a named platform scope, for super admins (unless they are impersonating a user) and for services.
 * All others get FORBIDDEN, whatever the operation's contract allows.
 */
@Injectable()
export class PlatformReader {
  constructor(
    private readonly database: Database,
    private readonly pages: PageReader,
  ) {}

  /** Returns one page of a platform-wide list. */
  async page<T>(list: PlatformListDefinition<T>, query: ListQuery): Promise<ListPage<T>> {
    requirePlatform();
    return this.pages.page({ organisationId: null, platform: list.reason }, list, query);
  }

  /** Returns the rows of a statement across all organisations, in wire form. A `name` must always stand for the same SQL. */
  async rows<T>(reason: string, name: string, sql: string, params: unknown[] = []): Promise<T[]> {
    requirePlatform();
    return readRows(
      this.database,
      { organisationId: null, platform: reason },
      { name, text: sql, values: params },
    );
  }

  /** Returns the first row of such a statement, or null. */
  async one<T>(reason: string, name: string, sql: string, params: unknown[] = []): Promise<T | null> {
    const [row] = await this.rows<T>(reason, name, sql, params);
    return row ?? null;
  }

  /** Runs reads bound to one organisation, which need not be the caller's, as for its own staff. */
  async within<T>(organisationId: string, reads: () => Promise<T>): Promise<T> {
    requirePlatform();
    return runInContext({ ...currentContext(), organisationId }, reads);
  }
}

function requirePlatform(): void {
  const { principal } = currentContext();
  if (principal.kind === 'service') return;
  const isSuperAdmin = principal.kind === 'user' && principal.role === 'SUPER_ADMIN' && principal.isActive;
  if (!isSuperAdmin || principal.impersonation) throw new AppError('FORBIDDEN');
}
