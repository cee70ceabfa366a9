import {
  callbackResource,
  callbackSubject,
  createCallback,
  id,
  type CallbackSubject,
} from '@quillcare/contracts';
import { CallbacksIcon } from '@quillcare/ui';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { Act } from '../acts/act.types';
import { actsOn } from '../acts/define-act';
import { SelectInput } from '../forms/inputs.view';
import { Field } from '../forms/record/fields.view';
import { useHolidays } from '../holidays/use-holidays';
import { useSession } from '../session/session.context';
import { useWords, word } from '../words/words';
import { newCallbackWords } from './new-callback.en';
import { SubjectInput } from './subject.input';
import { useCallers } from './use-callers';

/** What the call is about. */
export type CallbackAbout = { quoteId: string } | { leadId: string } | { clientId: string };

const { dueDate, priority, about, assigneeId } = createCallback.body.shape;
const IDS = { CLIENT: 'clientId', LEAD: 'leadId', QUOTE: 'quoteId' } as const;
const NOTHING = { clientId: null, leadId: null, quoteId: null };
const schema = z
  .strictObject({
    dueDate,
    priority,
    assigneeId,
    about,
    subject: callbackSubject,
    clientId: id.nullable(),
    leadId: id.nullable(),
    quoteId: id.nullable(),
  })
  .superRefine((values, { addIssue }) => {
    const path = IDS[values.subject];
    if (values[path] === null)
      addIssue({ code: 'custom', path: [path], message: word(newCallbackWords, 'subjectMissing') });
  });

/** Asks when somebody is to call, about what, and who does it. */
function promising<R>(
  texts: 'add' | 'addTo',
  nameOf: (record: R) => string,
  aboutOf: (record: R) => CallbackAbout | undefined,
  isFor: (record: R) => boolean,
): Act<R> {
  return actsOn<R>(newCallbackWords, nameOf).act({
    name: 'add',
    texts,
    icon: <CallbacksIcon />,
    operation: createCallback,
    when: (record, { mayChange }) =>
      isFor(record) &&
      mayChange({ resource: callbackResource(subjectOf(aboutOf(record))), action: 'UPDATE' }),
    useFacts: useBeginning,
    asks: schema,
    fields: { about: { multiline: true } },
    starts: (record, begins) => ({
      ...NOTHING,
      ...aboutOf(record),
      ...begins,
      subject: subjectOf(aboutOf(record)),
    }),
    inputs: (record) => (
      <>
        {record && !aboutOf(record) && <Subject />}
        <Field name="dueDate" />
        <Field name="about" />
        <Field name="priority" />
        <Caller />
      </>
    ),
    request: (_record, { subject, clientId, leadId, quoteId, ...values }) => {
      const chosen = { CLIENT: { clientId }, LEAD: { leadId }, QUOTE: { quoteId } }[subject];
      return { body: { ...values, ...chosen } };
    },
    about: (_record, { clientName }) => clientName,
  });
}

/** Promises a call about a quote, a lead or a client, on its page. */
export const calling = <R,>(
  aboutOf: (record: R) => CallbackAbout,
  nameOf: (record: R) => string,
  isFor: (record: R) => boolean = () => true,
): Act<R> => promising('addTo', nameOf, aboutOf, isFor);

/** Promises a call about a record that has still to be chosen. */
export const callingAnybody = promising<object>(
  'add',
  () => '',
  () => undefined,
  () => true,
);

/** On the next working day, by whoever promises it. */
function useBeginning() {
  const day = useHolidays().workdayIn(1);
  const { user } = useSession();
  return day ? { dueDate: day, assigneeId: user.id } : null;
}

/** What a call hangs on; one whose record has still to be chosen begins with a client. */
export function subjectOf(about: CallbackAbout | undefined): CallbackSubject {
  if (!about || 'clientId' in about) return 'CLIENT';
  return 'leadId' in about ? 'LEAD' : 'QUOTE';
}

function Subject() {
  const subject = callbackSubject.parse(useWatch({ name: 'subject' }));
  return <SubjectInput key={subject} subject={subject} name={IDS[subject]} />;
}

function Caller() {
  const t = useWords(newCallbackWords);
  const subject = callbackSubject.parse(useWatch({ name: 'subject' }));
  return (
    <SelectInput
      name="assigneeId"
      label={t('fields.assigneeId')}
      emptyLabel={t('queue')}
      options={useOfferedCallers(subject)}
    />
  );
}

/** Whoever may promise a call may make it; the others are still being loaded. */
function useOfferedCallers(subject: CallbackSubject) {
  const { user } = useSession();
  const known = useCallers(subject);
  const isKnown = known.some(({ value }) => value === user.id);
  return isKnown ? known : [{ value: user.id, label: user.name }, ...known];
}
