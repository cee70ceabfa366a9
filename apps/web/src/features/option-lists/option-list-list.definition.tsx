import {
  createOptionList,
  listOptionLists,
  optionCategory,
  restoreOptionList,
  type OptionList,
} from '@quillcare/contracts';
import { OptionsIcon, PlusIcon, StatusChip } from '@quillcare/ui';
import {
  activeFilter,
  nameColumn,
  restoreAction,
  statusColumn,
  views,
} from '../../shared/entries/entry-list';
import { defineList } from '../../shared/list/define-list';
import { word } from '../../shared/words/words';
import { optionListWords } from './option-list.en';

const PATH = '/admin/option-lists';
const nameOf = ({ name }: { name: string }) => name;
const categoryLabel = (category: OptionList['category']) =>
  word(optionListWords, `options.category.${category}`);

export const optionListList = defineList({
  name: 'option-lists',
  operation: listOptionLists,
  words: optionListWords,
  title: 'pages.list',
  subtitle: 'list.subtitle',
  search: 'list.search',
  defaultSort: 'name',
  nameOf,
  opens: { to: ({ id }) => `${PATH}/${id}` },
  columns: [
    {
      ...nameColumn<OptionList>(nameOf),
      after: ({ patientChooses }: OptionList) =>
        patientChooses && <StatusChip label={word(optionListWords, 'list.patient')} tone="info" />,
    },
    {
      kind: 'text',
      name: 'category',
      label: 'fields.category',
      width: 140,
      value: ({ category }) => categoryLabel(category),
    },
    {
      kind: 'text',
      name: 'options',
      label: 'fields.options',
      grow: 2,
      value: ({ options }) =>
        options
          .filter(({ isActive }) => isActive)
          .map(nameOf)
          .join(', '),
    },
    statusColumn,
  ],
  filters: [
    {
      kind: 'choice',
      name: 'category',
      label: 'fields.category',
      values: optionCategory.options,
      labelOf: (category) => categoryLabel(optionCategory.parse(category)),
    },
    activeFilter,
  ],
  views,
  actions: [restoreAction(restoreOptionList, nameOf)],
  pageActions: [
    { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: createOptionList, to: `${PATH}/new` },
  ],
  empty: { icon: <OptionsIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});
