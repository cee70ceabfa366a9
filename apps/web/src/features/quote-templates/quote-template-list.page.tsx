import {
  createQuote,
  listQuoteTemplates,
  procedureClass,
  restoreQuoteTemplate,
  updateQuoteTemplate,
} from '@quillcare/contracts';
import { PlusIcon, QuotesIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { restoreAction } from '../../shared/entries/entry-list';
import { toCodes, defineList, toFlagCodes } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import type { RowOf } from '../../shared/list/list.types';
import { FullnessNotice } from '../../shared/plans/fullness-notice.view';
import { word } from '../../shared/words/words';
import { templateWords } from './quote-template.en';

type Row = RowOf<typeof listQuoteTemplates>;

/** "2 surgeries, 9 lines". */
function contentOf({ surgeries, lines }: Row): string {
  const parts = [
    surgeries.length > 0 && word(templateWords, 'surgeries', { count: surgeries.length }),
    lines.length > 0 && word(templateWords, 'lines', { count: lines.length }),
  ];
  return parts.filter(Boolean).join(', ');
}

const { act, other } = actsOn<Row>(templateWords, ({ name }) => name);
const isNotDeleted = ({ deletedAt }: Row) => deletedAt === null;
const buildShareAct = (name: 'share' | 'unshare') =>
  act({
    name,
    operation: updateQuoteTemplate,
    when: (row) => isNotDeleted(row) && row.isShared !== (name === 'share'),
    request: ({ id, version }) => ({ params: { id }, body: { version, isShared: name === 'share' } }),
  });

const templateActs = {
  use: other({
    name: 'use',
    icon: <PlusIcon />,
    needs: createQuote,
    when: isNotDeleted,
    to: ({ id }) => `/quotes/create?template=${id}`,
  }),
  edit: other({
    name: 'edit',
    needs: updateQuoteTemplate,
    when: isNotDeleted,
    to: ({ id }) => `/quote-templates/${id}`,
  }),
};

const quoteTemplateList = defineList({
  name: 'quote-templates',
  operation: listQuoteTemplates,
  words: templateWords,
  title: 'pages.list',
  search: 'list.search',
  above: <FullnessNotice limit="templates" />,
  defaultSort: 'name',
  nameOf: ({ name }) => name,
  opens: { to: ({ id }) => `/quote-templates/${id}` },
  columns: [
    {
      kind: 'link',
      name: 'name',
      label: 'fields.name',
      sort: 'name',
      isFixed: true,
      grow: 1.2,
      minWidth: 180,
      value: ({ name }) => name,
    },
    {
      kind: 'text',
      name: 'description',
      label: 'fields.description',
      grow: 1.4,
      from: 'lg',
      isMuted: true,
      value: ({ description }) => description,
    },
    { kind: 'text', name: 'content', label: 'list.content', value: contentOf },
    {
      kind: 'text',
      name: 'class',
      label: 'list.class',
      width: 120,
      from: 'lg',
      value: ({ procedureClass: of }) => word(templateWords, `classes.${of}`),
      codes: toCodes(procedureClass.options, (one) => word(templateWords, `classes.${one}`)),
    },
    {
      kind: 'status',
      name: 'sharing',
      label: 'list.sharing',
      width: 130,
      value: ({ isShared }) =>
        isShared
          ? { label: word(templateWords, 'list.shared'), tone: 'success' }
          : { label: word(templateWords, 'list.own'), tone: 'neutral' },
      codes: toFlagCodes((isShared) => word(templateWords, isShared ? 'list.shared' : 'list.own')),
    },
    {
      kind: 'date',
      name: 'createdAt',
      label: 'list.created',
      sort: 'createdAt',
      as: 'ago',
      from: 'lg',
      card: 'none',
      value: ({ createdAt }) => createdAt,
    },
  ],
  views: [
    { name: 'all', label: 'list.views.all' },
    { name: 'shared', label: 'list.views.shared', filters: { isShared: 'true' }, empty: 'list.noneShared' },
    { name: 'own', label: 'list.views.own', filters: { isShared: 'false' }, empty: 'list.noneOwn' },
    { name: 'deleted', label: 'list.views.deleted', filters: { removed: 'true' }, empty: 'list.noneDeleted' },
  ],
  actions: [
    { ...templateActs.use, isInline: true },
    templateActs.edit,
    buildShareAct('share'),
    buildShareAct('unshare'),
    restoreAction(restoreQuoteTemplate, ({ name }: Row) => name),
  ],
  pageActions: [{ name: 'quotes', label: 'list.quotes', to: '/quotes', isSecondary: true }],
  empty: { icon: <QuotesIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});

export function QuoteTemplateListPage() {
  return <ListPage list={quoteTemplateList} />;
}
