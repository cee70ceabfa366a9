import type { RecordAuthor } from '@quillcare/contracts';
import type { PeopleNames } from '../operations/people-names';
import type { TenantEntity } from '../persistence/tenant-entity';

type Written = Pick<TenantEntity, 'createdBy' | 'updatedBy'>;

/** Names read before a transaction, by user id. */
export type AuthorNames = ReadonlyMap<string, string | null>;

/** Adds the names of those who created and last changed a record, as its contract shows them. */
export function withAuthors<T extends Written>(record: T, names: AuthorNames) {
  const author = (id: string | null): RecordAuthor | null =>
    id === null ? null : { id, name: names.get(id) ?? null };
  return { ...record, createdBy: author(record.createdBy), updatedBy: author(record.updatedBy) };
}

/** Reads the names of a record's authors and of `userId`, who is about to change it. */
export function authorNames(
  people: PeopleNames,
  record: Written | null,
  userId: string | null = null,
): Promise<AuthorNames> {
  return people.of([record?.createdBy ?? null, record?.updatedBy ?? null, userId]);
}
