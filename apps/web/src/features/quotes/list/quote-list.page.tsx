import {
  createQuote,
  getDoctor,
  listDoctors,
  listQuotes,
  quoteStatus,
  type Doctor,
} from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { PlusIcon, QuotesIcon } from '@quillcare/ui';
import { defineList } from '../../../shared/list/define-list';
import { ListPage } from '../../../shared/list/list-page.view';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { MailState } from './mail-state.view';
import { quoteListWords } from './quote-list.en';

const WAITING = 'SENT,QUERY_RECEIVED';
const SOON_DAYS = 7;
const DOCTORS = {
  list: listDoctors,
  get: getDoctor,
  nameOf: ({ title, firstName, lastName }: Doctor) => `${title} ${firstName} ${lastName}`,
};

const quoteList = defineList({
  name: 'quotes',
  operation: listQuotes,
  words: quoteListWords,
  title: 'title',
  search: 'search',
  defaultSort: '-createdAt',
  nameOf: ({ quoteNumber }) => quoteNumber,
  opens: { to: ({ id }) => `/quotes/view/${id}` },
  columns: [
    {
      ...{ kind: 'link', name: 'number', label: 'number', width: 136, isFixed: true, card: 'line' },
      value: ({ quoteNumber }) => quoteNumber,
    },
    {
      ...{ kind: 'text', name: 'client', label: 'client', grow: 1.2, least: 120, card: 'title' },
      value: ({ clientName }) => clientName,
    },
    {
      ...{ kind: 'text', name: 'doctor', label: 'doctor', sort: 'doctor', from: 'lg' },
      value: ({ doctorName }) => doctorName,
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      width: 146,
      value: ({ status }) => QUOTE_STATUS[status],
    },
    {
      ...{ kind: 'custom', name: 'mail', label: 'email', width: 116 },
      render: ({ mailState }) => <MailState state={mailState} />,
    },
    {
      ...{
        kind: 'date',
        name: 'validUntil',
        label: 'validUntil',
        sort: 'validUntil',
        width: 120,
        from: 'lg',
      },
      value: ({ validUntil }) => validUntil,
    },
    {
      ...{
        kind: 'date',
        name: 'createdAt',
        label: 'created',
        sort: 'createdAt',
        as: 'ago',
        from: 'lg',
        card: 'none',
      },
      value: ({ createdAt }) => createdAt,
    },
    {
      ...{ kind: 'money', name: 'total', label: 'total', sort: 'total', width: 132 },
      value: ({ totalMinor }) => totalMinor,
      currency: ({ currency }) => currency,
    },
  ],
  filters: [
    {
      ...{ kind: 'choices', name: 'status', label: 'status', values: quoteStatus.options },
      labelOf: (value) => QUOTE_STATUS[quoteStatus.parse(value)].label,
    },
    { kind: 'record', name: 'doctorId', label: 'doctor', source: DOCTORS },
    { kind: 'amounts', label: 'total', from: 'totalMin', to: 'totalMax' },
    { kind: 'dates', label: 'validUntil', from: 'validUntilFrom', to: 'validUntilTo' },
    { kind: 'dates', label: 'created', from: 'createdAtFrom', to: 'createdAtTo' },
    { kind: 'given', name: 'clientId', label: 'client', value: 'oneClient' },
  ],
  views: [
    { name: 'all', label: 'views.all' },
    { name: 'drafts', label: 'views.drafts', filters: { status: 'DRAFT' }, empty: 'noDrafts' },
    { name: 'waiting', label: 'views.waiting', filters: { status: WAITING }, empty: 'noneWaiting' },
    {
      ...{ name: 'expiring', label: 'views.expiring', sort: 'validUntil', empty: 'noneExpiring' },
      filters: { status: WAITING, validUntilTo: (today) => addDays(today, SOON_DAYS) },
    },
    { name: 'accepted', label: 'views.accepted', filters: { status: 'ACCEPTED' } },
    { name: 'closed', label: 'views.closed', filters: { status: 'REJECTED,EXPIRED,WITHDRAWN' } },
  ],
  pageActions: [
    { name: 'new', label: 'newQuote', icon: <PlusIcon />, needs: createQuote, to: '/quotes/create' },
  ],
  empty: { icon: <QuotesIcon />, title: 'empty', hint: 'emptyHint' },
});

/** All quotes of the practice. */
export function QuoteListPage() {
  return <ListPage list={quoteList} />;
}
