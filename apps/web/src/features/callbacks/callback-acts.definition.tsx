import {
  assignCallback,
  attemptCallback,
  cancelCallback,
  completeCallback,
  reopenCallback,
  rescheduleCallback,
  takeCallback,
  type Callback,
} from '@quillcare/contracts';
import { CheckIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useCallers } from '../../shared/callbacks/use-callers';
import { SelectInput } from '../../shared/forms/inputs.view';
import { useHolidays } from '../../shared/holidays/use-holidays';
import { word } from '../../shared/words/words';
import { isReopenable, isToDo, mayDealWith } from './callback';
import { callbackWords } from './callback.en';

const nameOf = ({ clientName }: Callback) => clientName;
const { act } = actsOn<Callback>(callbackWords, nameOf);
const WEEK = 7;
const notes = { multiline: true };

/** Reopens a callback that staff closed themselves. */
const undo = {
  operation: reopenCallback,
  request: ({ id, version }: Callback) => ({ params: { id }, body: { version } }),
};

const taking = {
  operation: takeCallback,
  request: ({ id }: Callback) => ({ params: { id } }),
};

export const callbackActs = {
  complete: act({
    name: 'complete',
    icon: <CheckIcon />,
    operation: completeCallback,
    when: isToDo,
    asks: completeCallback.body.pick({ outcome: true, notes: true }),
    fields: { notes },
    about: nameOf,
    undo,
  }),
  attempt: act({
    name: 'attempt',
    operation: attemptCallback,
    when: isToDo,
    useFacts: () => useHolidays().workdayIn(1),
    asks: attemptCallback.body.pick({ outcome: true, nextDueDate: true, notes: true }),
    fields: { notes },
    starts: (_callback, nextDueDate) => ({ nextDueDate }),
    about: nameOf,
  }),
  reschedule: act({
    name: 'reschedule',
    operation: rescheduleCallback,
    when: isToDo,
    useFacts: () => useHolidays().workdayIn(WEEK),
    asks: rescheduleCallback.body.pick({ dueDate: true, reason: true }),
    starts: (_callback, dueDate) => ({ dueDate }),
    about: nameOf,
    several: { as: 'callback.reschedule', starts: (dueDate) => ({ dueDate }) },
  }),
  take: act({
    name: 'take',
    when: (callback, scope) => isToDo(callback, scope) && callback.assigneeId === null,
    ...taking,
    about: nameOf,
  }),
  giveBack: act({
    name: 'giveBack',
    operation: assignCallback,
    when: (callback, scope) => isToDo(callback, scope) && callback.assigneeId === scope.user.id,
    request: ({ id, version }) => ({ params: { id }, body: { version, assigneeId: null } }),
    about: nameOf,
  }),
  assign: act({
    name: 'assign',
    operation: assignCallback,
    when: isToDo,
    asks: assignCallback.body.pick({ assigneeId: true }),
    starts: ({ assigneeId }) => ({ assigneeId }),
    inputs: (callback) => <AssigneeInput callback={callback} />,
    about: nameOf,
  }),
  cancel: act({
    name: 'cancel',
    operation: cancelCallback,
    when: isToDo,
    asks: cancelCallback.body.pick({ reason: true }),
    about: nameOf,
    undo,
    several: { as: 'callback.cancel' },
  }),
  reopen: act({
    name: 'reopen',
    operation: reopenCallback,
    when: (callback, scope) => isReopenable(callback) && mayDealWith(callback, scope),
    about: nameOf,
  }),
};

/** Takes the next callback from the team's queue. */
export const takeNext = act({ name: 'takeNext', texts: 'day.takeNext', ...taking });

function AssigneeInput({ callback }: { callback: Callback | null }) {
  const callers = useCallers(callback?.subject);
  const { assigneeId, assigneeName } = callback ?? { assigneeId: null, assigneeName: null };
  const isKnown = assigneeId === null || callers.some(({ value }) => value === assigneeId);
  const present = isKnown ? [] : [{ value: assigneeId, label: assigneeName ?? '' }];
  return (
    <SelectInput
      name="assigneeId"
      label={word(callbackWords, 'assignee')}
      emptyLabel={word(callbackWords, 'queue')}
      options={[...present, ...callers]}
    />
  );
}
