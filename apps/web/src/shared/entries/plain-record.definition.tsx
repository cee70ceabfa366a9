import type { ListPage, Operation } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import type { z } from 'zod';
import { defineForm, type Stored } from '../forms/record/form.definition';
import { recordPages } from '../forms/record/record.page';
import { defineList } from '../list/define-list';
import type { Words } from '../words/words';
import type { Tree } from '../words/words.types';
import { activeFilter, nameColumn, restoreAction, statusColumn, views } from './entry-list';

/** Texts of a plain record: a label for each field of its contract, and those of its list and pages. */
export interface PlainWords<F extends string = string> extends Tree {
  readonly fields: Readonly<Record<F, string>>;
  readonly pages: Readonly<Record<'list' | 'new' | 'create' | 'edit' | 'failed', string>>;
  readonly list: Readonly<Record<'search' | 'empty', string>>;
}

interface Row extends Stored {
  id: string;
  name: string;
  deletedAt: string | null;
  isActive: boolean;
}

type Answers<R> = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType<R>>;

/** A record of the contracts with just a name and an active flag for its list. Anything else needs a list of its own. */
export interface PlainRecord<S extends z.ZodObject = z.ZodObject> {
  name: string;
  input: S;
  operations: Record<'get' | 'create' | 'update', Answers<Row>> & {
    list: Answers<ListPage<Row>>;
    remove: Operation;
    restore: Operation;
  };
}

const nameOf = ({ name }: { name: string }) => name;

/** Builds its form pages from the fields of its contract, in their order. */
export function plainPages(path: string, { name, input, operations }: PlainRecord, words: Words<PlainWords>) {
  const form = defineForm({ name, words, schema: input, operations, nameOf });
  return recordPages({ form, path, remove: operations.remove, restore: operations.restore });
}

/** Builds its list with two columns: name and status. */
export function plainList(path: string, { operations }: PlainRecord, words: Words<PlainWords>) {
  return defineList<PlainRecord['operations']['list'], PlainWords>({
    name: path.slice(1),
    operation: operations.list,
    words,
    title: 'pages.list',
    search: 'list.search',
    defaultSort: 'name',
    nameOf,
    opens: { to: ({ id }) => `${path}/${id}` },
    columns: [nameColumn(nameOf), statusColumn],
    filters: [activeFilter],
    views,
    actions: [restoreAction(operations.restore, nameOf)],
    pageActions: [
      { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: operations.create, to: `${path}/new` },
    ],
    empty: { title: 'list.empty' },
  });
}
