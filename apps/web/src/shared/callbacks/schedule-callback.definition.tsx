import {
  getCallbackResource,
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
import { CLIENT_SOURCE, LEAD_SOURCE, QUOTE_SOURCE } from '../records/record-kinds';
import { RecordInput } from '../records/record.input';
import { useSession, useRights } from '../session/session.context';
import { useWords, word } from '../words/words';
import { newCallbackWords } from './new-callback.en';
import { useCallers } from './use-callers';

export type CallbackTarget = { quoteId: string } | { leadId: string } | { clientId: string };

const { dueDate, priority, about, assigneeId } = createCallback.body.shape;
const ID_FIELDS = { CLIENT: 'clientId', LEAD: 'leadId', QUOTE: 'quoteId' } as const;
const NO_SUBJECT = { clientId: null, leadId: null, quoteId: null };
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
    const path = ID_FIELDS[values.subject];
    if (values[path] === null)
      addIssue({ code: 'custom', path: [path], message: word(newCallbackWords, 'subjectMissing') });
  });

/** Declares an act that asks when to call, what about, and who will call. */
function defineCallbackAct<R>(
  texts: 'add' | 'addTo',
  nameOf: (record: R) => string,
  aboutOf: (record: R) => CallbackTarget | undefined,
  isFor: (record: R) => boolean,
): Act<R> {
  return actsOn<R>(newCallbackWords, nameOf).act({
    name: 'add',
    texts,
    icon: <CallbacksIcon />,
    operation: createCallback,
    when: (record, { mayChange }) =>
      isFor(record) &&
      mayChange({ resource: getCallbackResource(toSubject(aboutOf(record))), action: 'UPDATE' }),
    useFacts: useInitialCallback,
    asks: schema,
    fields: { about: { multiline: true } },
    starts: (record, begins) => ({
      ...NO_SUBJECT,
      ...aboutOf(record),
      ...begins,
      subject: toSubject(aboutOf(record)),
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

/** Schedules a callback from the page of a quote, lead or client. */
export const scheduleCallback = <R,>(
  aboutOf: (record: R) => CallbackTarget,
  nameOf: (record: R) => string,
  isFor: (record: R) => boolean = () => true,
): Act<R> => defineCallbackAct('addTo', nameOf, aboutOf, isFor);

/** Schedules a callback about a record to be chosen in the dialog. */
export const scheduleAnyCallback = defineCallbackAct<object>(
  'add',
  () => '',
  () => undefined,
  () => true,
);

/** Initial values: the next working day, assigned to the current user. */
function useInitialCallback() {
  const day = useHolidays().workdayIn(1);
  const { user } = useSession();
  return day ? { dueDate: day, assigneeId: user.id } : null;
}

/** Returns what kind of record a callback belongs to. Defaults to a client while the record has yet to be chosen. */
function toSubject(target: CallbackTarget | undefined): CallbackSubject {
  if (!target || 'clientId' in target) return 'CLIENT';
  return 'leadId' in target ? 'LEAD' : 'QUOTE';
}

function Subject() {
  const subject = callbackSubject.parse(useWatch({ name: 'subject' }));
  return <SubjectInput key={subject} subject={subject} name={ID_FIELDS[subject]} />;
}

function Caller() {
  const t = useWords(newCallbackWords);
  const subject = callbackSubject.parse(useWatch({ name: 'subject' }));
  return (
    <SelectInput
      name="assigneeId"
      label={t('fields.assigneeId')}
      emptyLabel={t('queue')}
      options={useAvailableCallers(subject)}
    />
  );
}

/** Offers the current user while the other callers are loading, because whoever may schedule a callback may also make it. */
function useAvailableCallers(subject: CallbackSubject) {
  const { user } = useSession();
  const known = useCallers(subject);
  const isKnown = known.some(({ value }) => value === user.id);
  return isKnown ? known : [{ value: user.id, label: user.name }, ...known];
}

interface SubjectInputProps {
  subject: CallbackSubject;
  /** Field that holds the record's id. */
  name: 'clientId' | 'leadId' | 'quoteId';
}

/** Chooses whom or what a callback is about: a kind of record, then a record found by typing. */
function SubjectInput({ subject, name }: SubjectInputProps) {
  const t = useWords(newCallbackWords);
  const { mayChange } = useRights();
  // Only kinds of records the user may work with, because a callback follows its record's permissions.
  const kinds = callbackSubject.options.filter((kind) =>
    mayChange({ resource: getCallbackResource(kind), action: 'UPDATE' }),
  );
  const field = { name, label: t(`fields.${name}`) };
  return (
    <>
      <SelectInput
        name="subject"
        label={t('fields.subject')}
        options={kinds.map((value) => ({ value, label: t(`options.subject.${value}`) }))}
      />
      {subject === 'CLIENT' && <RecordInput {...field} source={CLIENT_SOURCE} />}
      {subject === 'LEAD' && <RecordInput {...field} source={LEAD_SOURCE} />}
      {subject === 'QUOTE' && <RecordInput {...field} source={QUOTE_SOURCE} />}
    </>
  );
}
