import { create__Name__, list__Names__, restore__Name__ } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { activeFilter, nameColumn, restoreAction, statusColumn, views } from '../../shared/entries/entry-list';
import { defineList } from '../../shared/list/define-list';
import { __name__Words } from './__file__.en';

const nameOf = ({ name }: { name: string }) => name;

export const __name__List = defineList({
  name: '__files__',
  operation: list__Names__,
  words: __name__Words,
  title: 'pages.list',
  search: 'list.search',
  defaultSort: 'name',
  nameOf,
  opens: { to: ({ id }) => `/__files__/${id}` },
  columns: [nameColumn(nameOf), statusColumn],
  filters: [activeFilter],
  views,
  actions: [restoreAction(restore__Name__, nameOf)],
  pageActions: [
    { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: create__Name__, to: '/__files__/new' },
  ],
  empty: { title: 'list.empty' },
});
