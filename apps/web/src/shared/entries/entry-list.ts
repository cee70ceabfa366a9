import type { BulkAction, Operation } from '@quillcare/contracts';
import { restoring } from '../removal/deleting.definition';
import { word } from '../words/words';
import type { WordKey } from '../words/words.types';
import { duplicateMark } from './duplicate-mark.view';
import { entryWords } from './entry.en';

interface Removable {
  id: string;
  version: number;
  deletedAt: string | null;
}

/** Kinds of records that can be deleted and restored in bulk. */
type Kept = Extract<BulkAction['name'], `${string}.delete`> extends `${infer K}.delete` ? K : never;

type Key = WordKey<(typeof entryWords)['en']>;

const text = (key: Key) => () => word(entryWords, key);

/** First column: the entry's name, which opens the entry. */
export const nameColumn = <R>(nameOf: (row: R) => string) =>
  ({
    kind: 'link',
    name: 'name',
    label: text('name'),
    sort: 'name',
    isFixed: true,
    grow: 1.4,
    least: 200,
    value: nameOf,
    after: duplicateMark,
  }) as const;

/** Last column: whether new quotes offer the entry. */
export const statusColumn = {
  kind: 'status',
  name: 'isActive',
  label: text('status'),
  width: 120,
  value: ({ isActive }: { isActive: boolean }) =>
    isActive
      ? ({ label: word(entryWords, 'active'), tone: 'success' } as const)
      : ({ label: word(entryWords, 'inactive'), tone: 'muted' } as const),
} as const;

export const activeFilter = {
  kind: 'flag',
  name: 'isActive',
  label: text('status'),
  yes: text('active'),
  no: text('inactive'),
} as const;

/** Filters entries that an import added although a similar one existed. */
export const duplicateFilter = {
  kind: 'flag',
  name: 'isDuplicateFlag',
  label: text('duplicates'),
  yes: text('duplicates'),
} as const;

/** Deleted entries have their own tab. */
export const views = [
  { name: 'current', label: text('current') },
  { name: 'deleted', label: text('deleted'), filters: { removed: 'true' }, empty: text('noneDeleted') },
] as const;

/** Restores a deleted entry from its row. */
export const restoreAction = <R>(operation: Operation, nameOf: (row: R) => string) => ({
  ...restoring<R & Removable>(operation, nameOf),
  isInline: true,
});

/** Bulk actions that delete the selected entries or restore deleted ones. Both can be undone. */
export function keepingActs(kind: Kept, remove: Operation, restore: Operation) {
  return [
    {
      name: 'delete',
      label: text('delete'),
      needs: remove,
      when: ({ deletedAt }: Pick<Removable, 'deletedAt'>) => deletedAt === null,
      does: { name: `${kind}.delete`, values: {} },
    },
    {
      name: 'restore',
      label: text('restore'),
      needs: restore,
      when: ({ deletedAt }: Pick<Removable, 'deletedAt'>) => deletedAt !== null,
      does: { name: `${kind}.restore`, values: {} },
    },
  ] as const;
}
