import {
  assignCallback,
  attemptCallback,
  cancelCallback,
  completeCallback,
  createCallback,
  listCallbacks,
  reopenCallback,
  rescheduleCallback,
  takeCallback,
  type Callback,
} from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { CalendarIcon, CallbacksIcon, CheckIcon, StatusChip } from '@quillcare/ui';
import { DueDay } from '../../shared/callbacks/due-day.view';
import { NewCallbackDialog } from '../../shared/callbacks/new-callback.dialog';
import { callOn, defineList } from '../../shared/list/define-list';
import type { RightsCheck } from '../../shared/session/session.context';
import { CALLBACK_STATUS } from '../../shared/status/status';
import { word } from '../../shared/words/words';
import { AssignSeveralDialog } from './assign-several.dialog';
import {
  detailOf,
  isOpen,
  isReopenable,
  lastCallOf,
  mayDealWith,
  personPath,
  subjectOf,
  subjectPath,
} from './callback';
import { callbackFilters } from './callback-list.filters';
import { CallbackDialog, type CallbackTask } from './callback.dialog';
import { CallbackDrawer } from './callback.drawer';
import { callbackWords } from './callback.en';
import { CancelSeveralDialog } from './cancel-several.dialog';
import { RescheduleSeveralDialog } from './reschedule-several.dialog';

const task = (name: CallbackTask) => (callback: Callback, close: () => void) => (
  <CallbackDialog task={name} callback={callback} onClose={close} />
);
const OPEN = 'pending,attempted';
const isToDo = (row: Callback, rights: Pick<RightsCheck, 'mayChange'>) =>
  isOpen(row) && mayDealWith(row, rights);

export const callbackList = defineList({
  name: 'callbacks',
  operation: listCallbacks,
  words: callbackWords,
  title: 'title',
  defaultSort: 'urgency',
  nameOf: ({ clientName }) => clientName,
  opens: { drawer: 'callback', view: ({ id, close }) => <CallbackDrawer callbackId={id} onClose={close} /> },
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
      least: 196,
      isFixed: true,
      value: ({ clientName }) => clientName,
      to: personPath,
      after: (row) =>
        row.priority === 'HIGH' &&
        isOpen(row) && <StatusChip label={word(callbackWords, 'priorities.HIGH')} tone="warning" />,
    },
    { kind: 'phone', name: 'phone', label: 'phone', width: 116, value: ({ clientPhone }) => clientPhone },
    {
      kind: 'link',
      name: 'quote',
      label: 'quote',
      width: 142,
      from: 'lg',
      card: 'line',
      value: subjectOf,
      to: subjectPath,
    },
    { kind: 'text', name: 'detail', label: 'detail', from: 'xl', least: 100, isMuted: true, value: detailOf },
    {
      kind: 'text',
      name: 'lastCall',
      label: 'lastCall',
      from: 'chosen',
      card: 'none',
      value: lastCallOf,
    },
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
  filters: callbackFilters,
  views: [
    { name: 'open', label: 'views.open', filters: { status: OPEN }, empty: 'nothingOpen' },
    {
      name: 'mine',
      label: 'views.mine',
      empty: 'nothingMine',
      filters: { status: OPEN, assignee: 'me' },
    },
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
    {
      name: 'complete',
      label: 'complete.label',
      icon: <CheckIcon />,
      isInline: true,
      needs: completeCallback,
      when: isToDo,
      dialog: task('complete'),
    },
    {
      name: 'attempt',
      label: 'attempt.label',
      needs: attemptCallback,
      when: isToDo,
      dialog: task('attempt'),
    },
    {
      name: 'reschedule',
      label: 'reschedule.label',
      needs: rescheduleCallback,
      when: isToDo,
      dialog: task('reschedule'),
    },
    {
      name: 'take',
      label: 'take.label',
      needs: takeCallback,
      when: (row, scope) => isToDo(row, scope) && row.assigneeId === null,
      run: {
        ...callOn(takeCallback, ({ id }: Callback) => ({ params: { id } })),
        done: ({ clientName }) => ({ title: word(callbackWords, 'take.done'), message: clientName }),
      },
    },
    {
      name: 'give-back',
      label: 'giveBack.label',
      needs: assignCallback,
      when: (row, scope) => isToDo(row, scope) && row.assigneeId === scope.user.id,
      run: {
        ...callOn(assignCallback, ({ id, version }: Callback) => ({
          params: { id },
          body: { version, assigneeId: null },
        })),
        done: ({ clientName }) => ({ title: word(callbackWords, 'giveBack.done'), message: clientName }),
      },
    },
    {
      name: 'assign',
      label: 'assign.label',
      needs: assignCallback,
      when: isToDo,
      dialog: task('assign'),
    },
    {
      name: 'cancel',
      label: 'cancel.label',
      needs: cancelCallback,
      when: isToDo,
      dialog: task('cancel'),
    },
    {
      name: 'reopen',
      label: 'reopen.label',
      needs: reopenCallback,
      when: (row, scope) => isReopenable(row) && mayDealWith(row, scope),
      run: {
        ...callOn(reopenCallback, ({ id, version }: Callback) => ({ params: { id }, body: { version } })),
        done: ({ clientName }) => ({ title: word(callbackWords, 'reopen.done'), message: clientName }),
      },
    },
  ],
  bulk: [
    {
      name: 'complete',
      label: 'complete.label',
      needs: completeCallback,
      when: isOpen,
      does: { name: 'callback.complete', values: {} },
    },
    {
      name: 'attempt',
      label: 'outcomes.NO_ANSWER',
      needs: attemptCallback,
      when: isOpen,
      does: { name: 'callback.attempt', values: {} },
      confirm: (count) => ({
        title: word(callbackWords, 'attempt.severalTitle', { count }),
        hint: word(callbackWords, 'attempt.severalHint'),
        confirmLabel: word(callbackWords, 'attempt.severalConfirm'),
      }),
    },
    {
      name: 'reschedule',
      label: 'reschedule.label',
      needs: rescheduleCallback,
      when: isOpen,
      does: (ask) => <RescheduleSeveralDialog {...ask} />,
    },
    {
      name: 'assign',
      label: 'assign.label',
      needs: assignCallback,
      when: isOpen,
      does: (ask) => <AssignSeveralDialog {...ask} />,
    },
    {
      name: 'cancel',
      label: 'cancel.label',
      needs: cancelCallback,
      when: isOpen,
      does: (ask) => <CancelSeveralDialog {...ask} />,
    },
  ],
  pageActions: [
    {
      name: 'calendar',
      label: 'calendar',
      icon: <CalendarIcon />,
      isSecondary: true,
      to: '/callbacks/calendar',
    },
    {
      name: 'new',
      label: 'newCallback',
      needs: createCallback,
      isSecondary: true,
      dialog: (close) => <NewCallbackDialog onClose={close} />,
    },
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
