import {
  assignCallback,
  assigneeFilter,
  attemptCallback,
  callbackPriority,
  callbackStatus,
  callbackSubject,
  completeCallback,
  listCallbacks,
} from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { CalendarIcon, CallbacksIcon, StatusChip } from '@quillcare/ui';
import { toBulkAct } from '../../shared/acts/bulk-act.definition';
import { DueDay } from '../../shared/callbacks/due-day.view';
import { useCallers } from '../../shared/callbacks/use-callers';
import { scheduleAnyCallback } from '../../shared/callbacks/schedule-callback.definition';
import { buildChoiceDialog } from '../../shared/list/choice.dialog';
import { choice, choices, defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { CALLBACK_STATUS } from '../../shared/status/status';
import { word } from '../../shared/words/words';
import {
  callbackDetail,
  isOpenCallback,
  lastCallText,
  personPath,
  subjectLabel,
  subjectPath,
} from './callback';
import { callbackActs } from './callback-acts.definition';
import { CallbackDrawer } from './callback.drawer';
import { callbackWords } from './callback.en';
import { DRAWER_PARAM } from './use-my-call';

const UNASSIGNED = 'none';
const OPEN = 'pending,attempted';

const callbackList = defineList({
  name: 'callbacks',
  operation: listCallbacks,
  words: callbackWords,
  title: 'title',
  defaultSort: 'urgency',
  nameOf: ({ clientName }) => clientName,
  opens: {
    drawer: DRAWER_PARAM,
    view: ({ id, close }) => <CallbackDrawer callbackId={id} onClose={close} />,
  },
  columns: [
    {
      kind: 'custom',
      name: 'due',
      label: 'due',
      sort: 'dueDate',
      width: 222,
      isFixed: true,
      render: (row) => <DueDay callback={row} />,
    },
    {
      kind: 'link',
      name: 'client',
      label: 'client',
      minWidth: 196,
      isFixed: true,
      value: ({ clientName }) => clientName,
      to: personPath,
      after: (row) =>
        row.priority === 'HIGH' &&
        isOpenCallback(row) && <StatusChip label={word(callbackWords, 'priorities.HIGH')} tone="warning" />,
    },
    { kind: 'phone', name: 'phone', label: 'phone', width: 116, value: ({ clientPhone }) => clientPhone },
    {
      kind: 'link',
      name: 'quote',
      label: 'quote',
      width: 142,
      from: 'lg',
      card: 'line',
      value: subjectLabel,
      to: subjectPath,
    },
    {
      kind: 'text',
      name: 'detail',
      label: 'detail',
      from: 'xl',
      minWidth: 100,
      isMuted: true,
      value: callbackDetail,
    },
    { kind: 'text', name: 'lastCall', label: 'lastCall', from: 'chosen', card: 'none', value: lastCallText },
    {
      kind: 'person',
      name: 'assignee',
      label: 'assignee',
      width: 150,
      from: 'xl',
      value: ({ assigneeName }) => (assigneeName === null ? null : { name: assigneeName }),
      none: () => word(callbackWords, 'assignees.none'),
    },
    {
      kind: 'count',
      name: 'attempts',
      label: 'attempts',
      from: 'chosen',
      card: 'none',
      value: ({ attemptCount }) => attemptCount,
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      from: 'chosen',
      value: ({ status }) => CALLBACK_STATUS[status],
    },
  ],
  filters: [
    choices('status', 'status', callbackStatus, (status) => CALLBACK_STATUS[status].label),
    choice('assignee', 'assignee', assigneeFilter, (assignee) =>
      word(callbackWords, `assignees.${assignee}`),
    ),
    choices('priority', 'priority', callbackPriority, (priority) =>
      word(callbackWords, `priorities.${priority}`),
    ),
    choices('subject', 'subject', callbackSubject, (subject) => word(callbackWords, `subjects.${subject}`)),
    { kind: 'dates', label: 'due', from: 'dueDateFrom', to: 'dueDateTo' },
    { kind: 'given', name: 'quoteId', label: 'quote', value: 'oneQuote' },
    { kind: 'given', name: 'clientId', label: 'client', value: 'oneClient' },
    { kind: 'given', name: 'leadId', label: 'subject', value: 'oneLead' },
  ],
  views: [
    { name: 'open', label: 'views.open', filters: { status: OPEN }, empty: 'nothingOpen' },
    { name: 'mine', label: 'views.mine', empty: 'nothingMine', filters: { status: OPEN, assignee: 'me' } },
    {
      name: 'unassigned',
      label: 'views.unassigned',
      empty: 'nothingUnassigned',
      filters: { status: OPEN, assignee: 'none' },
    },
    {
      name: 'overdue',
      label: 'views.overdue',
      empty: 'nothingOverdue',
      filters: { status: OPEN, dueDateTo: (today) => addDays(today, -1) },
    },
    {
      name: 'finished',
      label: 'views.finished',
      sort: '-dueDate',
      empty: 'nothingFinished',
      filters: { status: 'completed,cancelled' },
    },
    { name: 'all', label: 'views.all' },
  ],
  actions: [
    { ...callbackActs.complete, isInline: true },
    callbackActs.attempt,
    callbackActs.reschedule,
    callbackActs.take,
    callbackActs.giveBack,
    callbackActs.assign,
    callbackActs.cancel,
    callbackActs.reopen,
  ],
  bulk: [
    {
      name: 'complete',
      label: 'complete.label',
      needs: completeCallback,
      when: isOpenCallback,
      does: { name: 'callback.complete', values: {} },
    },
    {
      name: 'attempt',
      label: 'options.outcome.NO_ANSWER',
      needs: attemptCallback,
      when: isOpenCallback,
      does: { name: 'callback.attempt', values: {} },
      confirm: (count) => ({
        title: word(callbackWords, 'attempt.severalTitle', { count }),
        hint: word(callbackWords, 'attempt.severalHint'),
        confirmLabel: word(callbackWords, 'attempt.severalConfirm'),
      }),
    },
    toBulkAct(callbackActs.reschedule, isOpenCallback),
    {
      name: 'assign',
      label: 'assign.label',
      needs: assignCallback,
      when: isOpenCallback,
      does: buildChoiceDialog({
        title: () => word(callbackWords, 'assign.several'),
        label: () => word(callbackWords, 'assignee'),
        confirmLabel: () => word(callbackWords, 'assign.label'),
        useChoices: () => [...useCallers(), { value: UNASSIGNED, label: word(callbackWords, 'queue') }],
        actionOf: (id) => ({
          name: 'callback.assign',
          values: { assigneeId: id === UNASSIGNED ? null : id },
        }),
      }),
    },
    toBulkAct(callbackActs.cancel, isOpenCallback),
  ],
  pageActions: [
    {
      name: 'calendar',
      label: 'calendar',
      icon: <CalendarIcon />,
      isSecondary: true,
      to: '/callbacks/calendar',
    },
    { ...scheduleAnyCallback, when: undefined, icon: undefined, isSecondary: true },
    {
      name: 'my-day',
      label: 'myDay',
      icon: <CallbacksIcon />,
      needs: completeCallback,
      to: '/callbacks/my-day',
    },
  ],
  empty: { icon: <CallbacksIcon />, title: 'empty', hint: 'emptyHint' },
});

/** The callback list, most urgent first. */
export function CallbackListPage() {
  return <ListPage list={callbackList} />;
}
