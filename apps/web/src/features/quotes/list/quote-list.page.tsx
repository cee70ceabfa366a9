import {
  answerQuoteQuestion,
  createQuote,
  listQuotes,
  listQuoteTemplates,
  mailState,
  isQuoteActAllowed,
  reopenQuote,
  resendQuote,
  reviseQuote,
  sendQuote,
  withdrawQuote,
  type QuoteAct,
} from '@quillcare/contracts';
import { PlusIcon, QuotesIcon } from '@quillcare/ui';
import { actsOn } from '../../../shared/acts/define-act';
import { GstReminder } from '../../../shared/gst/gst-notice.view';
import { toCodes, defineList } from '../../../shared/list/define-list';
import { ListPage } from '../../../shared/list/list-page.view';
import type { RowOf } from '../../../shared/list/list.types';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { word } from '../../../shared/words/words';
import { MailState, NewQuestions } from './quote-cells.view';
import { quoteListWords } from './quote-list.en';
import { quoteFilters } from './quote-list.filters';

type Row = RowOf<typeof listQuotes>;

const WAITING = 'SENT,QUERY_RECEIVED';
const viewOf = ({ id }: Row, act?: string) => `/quotes/view/${id}${act ? `?do=${act}` : ''}`;

const { act, other } = actsOn<Row>(quoteListWords, ({ quoteNumber }) => quoteNumber);
const isAllowed =
  (action: QuoteAct) =>
  ({ status }: Row) =>
    isQuoteActAllowed(action, status);

const rowActs = {
  send: other({ name: 'send', needs: sendQuote, when: isAllowed('SEND'), to: (row) => viewOf(row, 'send') }),
  answer: other({
    name: 'answer',
    needs: answerQuoteQuestion,
    when: ({ status }) => status === 'QUERY_RECEIVED',
    to: (row) => `${viewOf(row)}#conversation`,
  }),
  resend: act({
    name: 'resend',
    operation: resendQuote,
    when: isAllowed('RESEND'),
    values: ({ clientName }) => ({ client: clientName }),
    confirms: true,
  }),
  revise: other({
    name: 'revise',
    needs: reviseQuote,
    when: isAllowed('REVISE'),
    to: (row) => viewOf(row, 'revise'),
  }),
  reopen: other({
    name: 'reopen',
    needs: reopenQuote,
    when: isAllowed('REOPEN'),
    to: (row) => viewOf(row, 'reopen'),
  }),
  requote: other({
    name: 'requote',
    needs: reviseQuote,
    when: ({ status }) => status === 'EXPIRED',
    to: (row) => viewOf(row, 'requote'),
  }),
};

/** A variation is listed next to the signed quote it changes, so its version is marked as such. */
function versionOf({ revision, variationOfId }: Row): string | null {
  if (revision === 1) return null;
  return word(quoteListWords, variationOfId === null ? 'version' : 'change', { version: revision });
}

const quoteList = defineList({
  name: 'quotes',
  operation: listQuotes,
  words: quoteListWords,
  title: 'title',
  search: 'search',
  hasPrivateSearch: true,
  defaultSort: '-createdAt',
  nameOf: ({ quoteNumber }) => quoteNumber,
  opens: { to: (row) => viewOf(row) },
  above: <GstReminder />,
  columns: [
    {
      kind: 'link',
      name: 'number',
      label: 'number',
      width: 134,
      isFixed: true,
      card: 'line',
      value: ({ quoteNumber }) => quoteNumber,
      detail: versionOf,
    },
    {
      kind: 'text',
      name: 'client',
      label: 'client',
      grow: 1.2,
      // Beside number, status and total it just fits a tablet held upright.
      minWidth: 128,
      card: 'title',
      value: ({ clientName }) => clientName,
    },
    {
      kind: 'text',
      name: 'doctor',
      label: 'doctor',
      sort: 'doctor',
      from: 'xl',
      minWidth: 120,
      value: ({ doctorName }) => doctorName,
    },
    {
      kind: 'text',
      name: 'hospital',
      label: 'hospital',
      sort: 'hospital',
      from: 'chosen',
      value: ({ hospitalName }) => hospitalName,
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      width: 146,
      value: ({ status }) => QUOTE_STATUS[status],
    },
    {
      kind: 'custom',
      name: 'questions',
      label: 'questions',
      width: 122,
      from: 'chosen',
      render: ({ unreadMessages }) => <NewQuestions count={unreadMessages} />,
    },
    {
      // Shown only from lg, because on a tablet the total needs the space.
      kind: 'custom',
      name: 'mail',
      label: 'email',
      width: 112,
      from: 'lg',
      render: ({ mailState }) => <MailState state={mailState} />,
      codes: toCodes(mailState.options, (state) => word(quoteListWords, `mail.${state}`)),
    },
    {
      kind: 'date',
      name: 'validUntil',
      label: 'validUntil',
      sort: 'validUntil',
      width: 116,
      from: 'lg',
      value: ({ validUntil }) => validUntil,
    },
    {
      kind: 'date',
      name: 'createdAt',
      label: 'created',
      sort: 'createdAt',
      as: 'ago',
      from: 'chosen',
      card: 'none',
      value: ({ createdAt }) => createdAt,
    },
    {
      kind: 'date',
      name: 'sentAt',
      label: 'sent',
      sort: 'sentAt',
      as: 'ago',
      from: 'chosen',
      card: 'none',
      value: ({ sentAt }) => sentAt,
    },
    {
      kind: 'money',
      name: 'total',
      label: 'total',
      sort: 'total',
      width: 132,
      value: ({ totalMinor }) => totalMinor,
      currency: ({ currency }) => currency,
      // Shown at every width, because it is the figure patients ask about most.
      below: ({ totalMinor, outOfPocketMinor: minor }) =>
        minor === null || minor === totalMinor ? null : { label: word(quoteListWords, 'pays'), minor },
    },
    {
      kind: 'money',
      name: 'pays',
      label: 'patientPays',
      width: 120,
      from: 'chosen',
      card: 'none',
      value: ({ outOfPocketMinor }) => outOfPocketMinor,
      currency: ({ currency }) => currency,
    },
  ],
  filters: quoteFilters,
  views: [
    { name: 'all', label: 'views.all' },
    { name: 'drafts', label: 'views.drafts', filters: { status: 'DRAFT' }, empty: 'noDrafts' },
    { name: 'waiting', label: 'views.waiting', filters: { status: WAITING }, empty: 'noneWaiting' },
    {
      name: 'viewed',
      label: 'views.viewed',
      empty: 'noneViewed',
      filters: { attention: 'VIEWED_UNANSWERED' },
    },
    {
      name: 'asked',
      label: 'views.asked',
      empty: 'noneAsked',
      filters: { attention: 'UNANSWERED_QUESTION' },
    },
    {
      name: 'expiring',
      label: 'views.expiring',
      sort: 'validUntil',
      empty: 'noneExpiring',
      filters: { attention: 'EXPIRES_SOON' },
    },
    {
      name: 'approving',
      label: 'views.approving',
      empty: 'noneApproving',
      filters: { attention: 'APPROVAL_WAITING' },
    },
    { name: 'stale', label: 'views.stale', empty: 'noneStale', filters: { attention: 'PRICES_CHANGED' } },
    { name: 'accepted', label: 'views.accepted', filters: { status: 'ACCEPTED' } },
    { name: 'closed', label: 'views.closed', filters: { status: 'REJECTED,EXPIRED,WITHDRAWN' } },
  ],
  actions: [
    { ...rowActs.send, isInline: true },
    { ...rowActs.answer, isInline: true },
    { ...rowActs.resend, isInline: true, when: ({ status }) => status === 'SENT' },
    { ...rowActs.resend, name: 'resendAsked', when: ({ status }) => status === 'QUERY_RECEIVED' },
    { ...rowActs.reopen, isInline: true },
    { ...rowActs.requote, isInline: true },
    { ...rowActs.revise, when: isAllowed('WITHDRAW') },
  ],
  bulk: [
    {
      name: 'withdraw',
      label: 'withdraw.label',
      needs: withdrawQuote,
      when: isAllowed('WITHDRAW'),
      does: { name: 'quote.withdraw', values: {} },
      confirm: (count) => ({
        title: word(quoteListWords, 'withdraw.title', { count }),
        hint: word(quoteListWords, 'withdraw.hint'),
        confirmLabel: word(quoteListWords, 'withdraw.label'),
        danger: true,
      }),
    },
  ],
  pageActions: [
    {
      name: 'templates',
      label: 'templates',
      isSecondary: true,
      needs: listQuoteTemplates,
      to: '/quote-templates',
    },
    { name: 'new', label: 'newQuote', icon: <PlusIcon />, needs: createQuote, to: '/quotes/create' },
  ],
  empty: { icon: <QuotesIcon />, title: 'empty', hint: 'emptyHint' },
});

/** All quotes of the practice, each in its latest version. */
export function QuoteListPage() {
  return <ListPage list={quoteList} />;
}
