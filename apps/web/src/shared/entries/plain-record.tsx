import type { AnyResource, ListPage, Operation } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import type { z } from 'zod';
import { defineForm, type FormSpec, type FormTree, type Stored } from '../forms/record/form.definition';
import { recordPages } from '../forms/record/record.page';
import { defineList } from '../list/define-list';
import type { List } from '../list/list.types';
import type { Words } from '../words/words';
import { activeFilter, nameColumn, restoreAction, statusColumn, views } from './entry-list';

/** The texts of a plain record: a label for each field, and those of its list and its pages. */
export interface PlainWords extends FormTree {
  readonly pages: Readonly<Record<'list' | 'new' | 'create' | 'edit' | 'failed', string>>;
  readonly list: Readonly<Record<'search' | 'empty', string>>;
}

interface Row extends Stored {
  id: string;
  name: string;
  deletedAt: string | null;
  isActive: boolean;
}

type PlainList = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType<ListPage<Row>>>;

const nameOf = ({ name }: { name: string }) => name;

/** The form of a record that has a `name`: the fields of its contract, in their order. */
export function plainPages(path: string, { name, input, operations }: AnyResource, words: Words<FormTree>) {
  const { get, create, update, remove, restore } = operations;
  const form = defineForm<z.ZodObject, Row, FormTree>({
    name,
    words: words as FormSpec<z.ZodObject, Row, FormTree>['words'],
    schema: input,
    operations: { get, create, update } as FormSpec<z.ZodObject, Row, FormTree>['operations'],
    nameOf,
  });
  return recordPages({ form, path, remove, restore });
}

/** The list of such a record: its name, and whether it is active if the contract has that filter. */
export function plainList(
  path: string,
  { operations, list: { filters } }: AnyResource,
  words: Words<PlainWords>,
): List {
  const { list, create, restore } = operations as Required<AnyResource['operations']>;
  const hasStatus = filters.includes('isActive');
  return defineList<PlainList, PlainWords>({
    name: path.slice(1),
    operation: list as unknown as PlainList,
    words,
    title: 'pages.list',
    search: 'list.search',
    defaultSort: 'name',
    nameOf,
    opens: { to: ({ id }) => `${path}/${id}` },
    columns: hasStatus ? [nameColumn(nameOf), statusColumn] : [nameColumn(nameOf)],
    filters: hasStatus ? [activeFilter] : [],
    views,
    actions: [restoreAction(restore, nameOf)],
    pageActions: [{ name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: create, to: `${path}/new` }],
    empty: { title: 'list.empty' },
  });
}
