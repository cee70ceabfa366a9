import {
  getMailCounts,
  listMails,
  mailKind,
  mailState,
  MAX_RETRIED_MAILS,
  retryMail,
  retryMails,
  type MailItem,
  type ResultOf,
} from '@quillcare/contracts';
import { MailIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { defineList } from '../../shared/list/define-list';
import { word } from '../../shared/words/words';
import { mailWords } from './mail-list.en';
import { mailDetailText, toMailDisplay } from './mail-display';

const kindOf = ({ kind }: Pick<MailItem, 'kind'>) => word(mailWords, `kinds.${kind}`);

const nameOf = (mail: MailItem) => [kindOf(mail), mail.quoteNumber].filter(Boolean).join(' ');

const retryMailAct = actsOn<MailItem>(mailWords, nameOf).act({
  name: 'retry',
  operation: retryMail,
  when: ({ canRetry }) => canRetry,
  request: ({ id }) => ({ params: { id } }),
});

const retryAllMailsAct = actsOn<object>(mailWords, () => '').act({
  name: 'retryAll',
  operation: retryMails,
  useFacts: () => {
    const { data, isLoading } = useOperationQuery(getMailCounts, {});
    return isLoading ? null : (data?.retryable ?? 0);
  },
  values: (_list, count) => ({ count: count ?? 0, most: MAX_RETRIED_MAILS }),
  confirms: true,
  request: () => ({ body: {} }),
  doneWith: ({ retried }) => ({ count: retried }),
  about: (_list, retried) => restOf(retried),
});

/** Says which emails a retry skipped: those that are out of date and those beyond the limit of one run. */
function restOf({ outdated, hasMore }: ResultOf<typeof retryMails>): string | undefined {
  const notes = [
    outdated > 0 && word(mailWords, 'retryAll.outdated', { count: outdated }),
    hasMore && word(mailWords, 'retryAll.more'),
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

export const mailList = defineList({
  name: 'mails',
  operation: listMails,
  words: mailWords,
  title: 'title',
  subtitle: 'subtitle',
  defaultSort: '-createdAt',
  nameOf,
  opens: {
    to: ({ quoteId }) => (quoteId === null ? '/admin/mails' : `/quotes/view/${quoteId}`),
    when: () => false,
  },
  columns: [
    {
      kind: 'text',
      name: 'kind',
      label: 'fields.kind',
      isFixed: true,
      minWidth: 150,
      card: 'title',
      value: kindOf,
    },
    { kind: 'status', name: 'state', label: 'fields.state', width: 136, value: toMailDisplay },
    {
      kind: 'date',
      name: 'createdAt',
      label: 'fields.createdAt',
      sort: 'createdAt',
      as: 'ago',
      width: 130,
      value: ({ createdAt }) => createdAt,
    },
    {
      kind: 'text',
      name: 'recipient',
      label: 'fields.recipient',
      minWidth: 160,
      value: ({ recipient }) => recipient,
    },
    {
      kind: 'link',
      name: 'quote',
      label: 'fields.quote',
      width: 136,
      value: ({ quoteNumber }) => quoteNumber ?? '',
      to: ({ quoteId }) => (quoteId === null ? '/admin/mails' : `/quotes/view/${quoteId}`),
    },
    {
      kind: 'count',
      name: 'attempts',
      label: 'fields.attempts',
      width: 92,
      from: 'lg',
      value: ({ attempts }) => attempts,
    },
    { kind: 'text', name: 'detail', label: 'fields.detail', grow: 2.5, minWidth: 220, value: mailDetailText },
  ],
  filters: [
    {
      kind: 'choices',
      name: 'status',
      label: 'fields.state',
      values: mailState.options,
      labelOf: (state) => word(mailWords, `states.${mailState.parse(state)}`),
    },
    {
      kind: 'choices',
      name: 'kind',
      label: 'fields.kind',
      values: mailKind.options,
      labelOf: (kind) => word(mailWords, `kinds.${mailKind.parse(kind)}`),
    },
  ],
  views: [
    { name: 'failed', label: 'views.failed', filters: { status: 'FAILED' }, empty: 'empty.failed' },
    { name: 'waiting', label: 'views.waiting', filters: { status: 'PENDING' }, empty: 'empty.waiting' },
    { name: 'all', label: 'views.all' },
  ],
  actions: [{ ...retryMailAct, isInline: true }],
  pageActions: [{ ...retryAllMailsAct, isSecondary: true }],
  empty: { icon: <MailIcon />, title: 'empty.title', hint: 'empty.hint' },
});
