import {
  createQuote,
  exportQuotes,
  listQuotes,
  listQuoteTemplates,
  resendQuote,
  reviseQuote,
  sendQuote,
} from '@quillcare/contracts';
import { DownloadIcon, PlusIcon, QuotesIcon } from '@quillcare/ui';
import { lazy, Suspense } from 'react';
import { GstReminder } from '../../../shared/gst/gst-notice.view';
import { callOn, defineList } from '../../../shared/list/define-list';
import type { RowOf } from '../../../shared/list/list.types';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { word } from '../../../shared/words/words';
import { MailState } from './mail-state.view';
import { quoteListWords } from './quote-list.en';
import { quoteFilters } from './quote-list.filters';

type Row = RowOf<typeof listQuotes>;

// Needed now and then: its code is loaded when it is first opened.
const ExportDialog = lazy(async () => ({ default: (await import('./export.dialog')).ExportDialog }));

const WAITING = 'SENT,QUERY_RECEIVED';
const isWaiting = ({ status }: Row) => WAITING.split(',').includes(status);
const viewOf = ({ id }: Row, act?: string) => `/quotes/view/${id}${act ? `?do=${act}` : ''}`;

export const quoteList = defineList({
  name: 'quotes',
  operation: listQuotes,
  words: quoteListWords,
  title: 'title',
  search: 'search',
  defaultSort: '-createdAt',
  nameOf: ({ quoteNumber }) => quoteNumber,
  opens: { to: (row) => viewOf(row) },
  above: <GstReminder />,
  columns: [
    {
      ...{ kind: 'link', name: 'number', label: 'number', width: 164, isFixed: true, card: 'line' },
      value: ({ quoteNumber, revision }) =>
        revision > 1
          ? `${quoteNumber} · ${word(quoteListWords, 'version', { version: revision })}`
          : quoteNumber,
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
      ...{ kind: 'text', name: 'hospital', label: 'hospital', sort: 'hospital', from: 'chosen' },
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
      ...{ kind: 'date', name: 'createdAt', label: 'created', sort: 'createdAt', as: 'ago' },
      ...{ from: 'xl', card: 'none' },
      value: ({ createdAt }) => createdAt,
    },
    {
      ...{ kind: 'date', name: 'sentAt', label: 'sent', sort: 'sentAt', as: 'ago' },
      ...{ from: 'chosen', card: 'none' },
      value: ({ sentAt }) => sentAt,
    },
    {
      ...{ kind: 'money', name: 'total', label: 'total', sort: 'total', width: 132 },
      value: ({ totalMinor }) => totalMinor,
      currency: ({ currency }) => currency,
    },
  ],
  filters: quoteFilters,
  views: [
    { name: 'all', label: 'views.all' },
    { name: 'drafts', label: 'views.drafts', filters: { status: 'DRAFT' }, empty: 'noDrafts' },
    { name: 'waiting', label: 'views.waiting', filters: { status: WAITING }, empty: 'noneWaiting' },
    {
      ...{ name: 'viewed', label: 'views.viewed', empty: 'noneViewed' },
      filters: { attention: 'VIEWED_UNANSWERED' },
    },
    {
      ...{ name: 'expiring', label: 'views.expiring', sort: 'validUntil', empty: 'noneExpiring' },
      filters: { attention: 'EXPIRES_SOON' },
    },
    { name: 'accepted', label: 'views.accepted', filters: { status: 'ACCEPTED' } },
    { name: 'closed', label: 'views.closed', filters: { status: 'REJECTED,EXPIRED,WITHDRAWN' } },
  ],
  actions: [
    {
      ...{ name: 'send', label: 'verb.send', isInline: true, needs: sendQuote },
      when: ({ status }) => status === 'DRAFT',
      to: (row) => viewOf(row, 'send'),
    },
    {
      ...{ name: 'resend', label: 'verb.resend', isInline: true, needs: resendQuote, when: isWaiting },
      run: {
        ...callOn(resendQuote, ({ id, version }: Row) => ({ params: { id }, body: { version } })),
        confirm: ({ quoteNumber, clientName }) => ({
          title: word(quoteListWords, 'resendTitle', { number: quoteNumber }),
          hint: word(quoteListWords, 'resendHint', { client: clientName }),
          confirmLabel: word(quoteListWords, 'verb.resend'),
          failed: word(quoteListWords, 'resendFailed'),
        }),
        done: ({ quoteNumber }) => ({ title: word(quoteListWords, 'resent', { number: quoteNumber }) }),
      },
    },
    {
      ...{ name: 'revise', label: 'verb.revise', isInline: true, needs: reviseQuote },
      when: ({ status }) => status === 'REJECTED' || status === 'WITHDRAWN',
      to: (row) => viewOf(row, 'revise'),
    },
    {
      ...{ name: 'requote', label: 'verb.requote', isInline: true, needs: reviseQuote },
      when: ({ status }) => status === 'EXPIRED',
      to: (row) => viewOf(row, 'requote'),
    },
    {
      ...{ name: 'reviseOpen', label: 'verb.revise', needs: reviseQuote, when: isWaiting },
      to: (row) => viewOf(row, 'revise'),
    },
  ],
  pageActions: [
    {
      ...{ name: 'templates', label: 'templates', isSecondary: true, needs: listQuoteTemplates },
      to: '/quote-templates',
    },
    {
      ...{ name: 'export', label: 'export.open', icon: <DownloadIcon />, isSecondary: true },
      needs: exportQuotes,
      dialog: (close) => (
        <Suspense fallback={null}>
          <ExportDialog onClose={close} />
        </Suspense>
      ),
    },
    { name: 'new', label: 'newQuote', icon: <PlusIcon />, needs: createQuote, to: '/quotes/create' },
  ],
  empty: { icon: <QuotesIcon />, title: 'empty', hint: 'emptyHint' },
});
