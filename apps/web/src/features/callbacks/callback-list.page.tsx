import {
  attemptCallback,
  callbackPriority,
  callbackStatus,
  completeCallback,
  listCallbacks,
  rescheduleCallback,
  type Callback,
} from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { CallbacksIcon, CheckIcon, StatusChip } from '@quillcare/ui';
import { DueDay } from '../../shared/callbacks/due-day.view';
import { callOn, defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { CALLBACK_STATUS } from '../../shared/status/status';
import { word } from '../../shared/words/words';
import { detailOf, isOpen } from './callback';
import { CallbackDialog, type CallbackTask } from './callback.dialog';
import { callbackWords } from './callback.en';

const task = (kind: CallbackTask['kind']) => (callback: Callback, close: () => void) => (
  <CallbackDialog task={{ kind, callback }} onClose={close} />
);
const withoutNotes = ({ id, version }: Callback) => ({ params: { id }, body: { version, notes: null } });
const OPEN = 'pending,attempted';

const callbackList = defineList({
  name: 'callbacks',
  operation: listCallbacks,
  words: callbackWords,
  title: 'title',
  defaultSort: 'dueDate',
  nameOf: ({ clientName }) => clientName,
  columns: [
    {
      ...{ kind: 'custom', name: 'due', label: 'due', sort: 'dueDate', width: 206, isFixed: true },
      render: (row) => <DueDay callback={row} />,
    },
    {
      ...{ kind: 'link', name: 'client', label: 'client', least: 110, isFixed: true },
      value: ({ clientName }) => clientName,
      to: ({ clientId }) => `/clients/${clientId}`,
      after: (row) =>
        row.priority === 'HIGH' &&
        isOpen(row) && <StatusChip label={word(callbackWords, 'priorities.HIGH')} tone="warning" />,
    },
    { kind: 'phone', name: 'phone', label: 'phone', width: 126, value: ({ clientPhone }) => clientPhone },
    {
      ...{ kind: 'link', name: 'quote', label: 'quote', width: 140, from: 'lg', card: 'line' },
      value: ({ quoteNumber }) => quoteNumber,
      to: ({ quoteId }) => `/quotes/view/${quoteId}`,
    },
    { kind: 'text', name: 'detail', label: 'detail', from: 'lg', isMuted: true, value: detailOf },
    {
      kind: 'count',
      name: 'attempts',
      label: 'attempts',
      from: 'chosen',
      card: 'none',
      value: ({ attemptCount }) => attemptCount,
    },
    {
      ...{ kind: 'status', name: 'status', label: 'status', from: 'lg' },
      value: ({ status }) => CALLBACK_STATUS[status],
    },
  ],
  filters: [
    {
      ...{ kind: 'choices', name: 'status', label: 'status', values: callbackStatus.options },
      labelOf: (value) => CALLBACK_STATUS[callbackStatus.parse(value)].label,
    },
    {
      ...{ kind: 'choices', name: 'priority', label: 'priority', values: callbackPriority.options },
      labelOf: (value) => word(callbackWords, `priorities.${callbackPriority.parse(value)}`),
    },
    { kind: 'dates', label: 'due', from: 'dueDateFrom', to: 'dueDateTo' },
    { kind: 'given', name: 'quoteId', label: 'quote', value: 'oneQuote' },
  ],
  views: [
    { name: 'open', label: 'views.open', filters: { status: OPEN }, empty: 'nothingOpen' },
    {
      ...{ name: 'overdue', label: 'views.overdue', empty: 'nothingOverdue' },
      filters: { status: OPEN, dueDateTo: (today) => addDays(today, -1) },
    },
    {
      ...{ name: 'finished', label: 'views.finished', sort: '-dueDate', empty: 'nothingFinished' },
      filters: { status: 'completed,cancelled' },
    },
    { name: 'all', label: 'views.all' },
  ],
  actions: [
    {
      ...{ name: 'complete', label: 'complete.label', icon: <CheckIcon />, isInline: true },
      ...{ needs: completeCallback, when: isOpen, dialog: task('complete') },
    },
    {
      name: 'attempt',
      label: 'attempt.label',
      needs: attemptCallback,
      when: isOpen,
      dialog: task('attempt'),
    },
    {
      ...{ name: 'reschedule', label: 'reschedule.label' },
      ...{ needs: rescheduleCallback, when: isOpen, dialog: task('reschedule') },
    },
  ],
  bulk: [
    { name: 'complete', label: 'complete.label', when: isOpen, ...callOn(completeCallback, withoutNotes) },
    { name: 'attempt', label: 'attempt.label', when: isOpen, ...callOn(attemptCallback, withoutNotes) },
  ],
  empty: { icon: <CallbacksIcon />, title: 'empty', hint: 'emptyHint' },
});

/** Whom to call, the most urgent first. */
export function CallbackListPage() {
  return <ListPage list={callbackList} />;
}
