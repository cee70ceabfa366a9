import type { Operation } from '@quillcare/contracts';
import type { BulkDefinition, BulkRecord } from './bulk-definition';

interface Named extends BulkRecord {
  name?: string;
  firstName?: string;
  lastName?: string | null;
}

/** Display name of any type of record. */
export const nameOf = ({ name, firstName, lastName }: Named) =>
  name ?? [firstName, lastName].filter(Boolean).join(' ');

/** Builds the delete and restore actions of a record type. Each one undoes the other. */
export function deleteAndRestore<K extends string>(
  kind: K,
  list: Operation,
  get: Operation,
  remove: Operation,
  restore: Operation,
): Record<`${K}.delete` | `${K}.restore`, BulkDefinition> {
  const removal = {
    operation: remove,
    request: ({ id, version }: BulkRecord) => ({ params: { id }, query: { version } }),
  };
  const restoring = {
    operation: restore,
    request: ({ id, version }: BulkRecord) => ({ params: { id }, body: { version } }),
  };
  const keep = () => ({});
  const common = { list, get, labelOf: nameOf };
  const deleting: BulkDefinition = { ...common, ...removal, undo: { ...restoring, keep } };
  const bringingBack: BulkDefinition = { ...common, ...restoring, undo: { ...removal, keep } };
  const both = { [`${kind}.delete`]: deleting, [`${kind}.restore`]: bringingBack };
  return both as Record<`${K}.delete` | `${K}.restore`, BulkDefinition>;
}
