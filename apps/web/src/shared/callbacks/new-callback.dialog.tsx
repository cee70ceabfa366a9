import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  callbackPriority,
  callbackSubject,
  createCallback,
  id,
  type CallbackSubject,
} from '@quillcare/contracts';
import { useOperationMutation } from '../api/hooks';
import { toProblem } from '../api/problem';
import { DateInput } from '../forms/date.input';
import { FormDialog } from '../forms/form.dialog';
import { SelectInput, TextInput } from '../forms/inputs.view';
import { useContractForm } from '../forms/use-contract-form';
import { useHolidays } from '../holidays/use-holidays';
import { useSession } from '../session/session.context';
import { showToast } from '../toasts/toast.store';
import { useWords, word } from '../words/words';
import { newCallbackWords } from './new-callback.en';
import { SubjectInput } from './subject.input';
import { useCallers } from './use-callers';

/** What the call is about. */
export type CallbackAbout = { quoteId: string } | { leadId: string } | { clientId: string };

const { dueDate, priority, about: aboutText, assigneeId } = createCallback.body.shape;
const IDS = { CLIENT: 'clientId', LEAD: 'leadId', QUOTE: 'quoteId' } as const;
const schema = z
  .strictObject({
    dueDate,
    priority,
    assigneeId,
    about: aboutText,
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

export interface NewCallbackDialogProps {
  /** Left out where the record has still to be chosen. */
  about?: CallbackAbout;
  /** The person to call, where the record is known. */
  name?: string;
  onClose: () => void;
}

/** Asks when somebody is to call, about what, and who does it. */
export function NewCallbackDialog(props: NewCallbackDialogProps) {
  const day = useHolidays().workdayIn(1);
  return day && <NewCallbackForm {...props} day={day} />;
}

function NewCallbackForm({ about, name, day, onClose }: NewCallbackDialogProps & { day: string }) {
  const t = useWords(newCallbackWords);
  const [chosenName, setChosenName] = useState('');
  const contractForm = useNewCallback({ about, day }, () => {
    showToast({ title: t('done'), message: name ?? chosenName });
    onClose();
  });
  return (
    <FormDialog
      title={name ? t('title', { name }) : t('add.label')}
      contractForm={contractForm}
      submitLabel={t('submit')}
      onClose={onClose}
    >
      {!about && <Subject onNamed={setChosenName} />}
      <DateInput name="dueDate" label={t('due')} />
      <TextInput name="about" label={t('about')} multiline minRows={2} maxLength={500} optional />
      <SelectInput
        name="priority"
        label={t('priority')}
        options={callbackPriority.options.map((value) => ({ value, label: t(`priorities.${value}`) }))}
      />
      <Caller />
    </FormDialog>
  );
}

function useNewCallback({ about, day }: { about?: CallbackAbout; day: string }, onDone: () => void) {
  const t = useWords(newCallbackWords);
  const { user } = useSession();
  const [create] = useOperationMutation(createCallback);
  return useContractForm<typeof schema>({
    schema,
    defaultValues: {
      clientId: null,
      leadId: null,
      quoteId: null,
      ...about,
      subject: subjectOf(about),
      dueDate: day,
      priority: 'NORMAL',
      about: null,
      assigneeId: user.id,
    },
    labels: {
      dueDate: t('due'),
      priority: t('priority'),
      about: t('about'),
      assigneeId: t('assignee'),
      clientId: t('subjects.CLIENT'),
      leadId: t('subjects.LEAD'),
      quoteId: t('subjects.QUOTE'),
    },
    toProblem,
    failedTitle: t('failed'),
    submit: async ({ subject, clientId, leadId, quoteId, ...values }) => {
      const chosen = { CLIENT: { clientId }, LEAD: { leadId }, QUOTE: { quoteId } }[subject];
      await create({ body: { ...values, ...chosen } });
      onDone();
    },
  });
}

/** What a call hangs on; one whose record has still to be chosen begins with a client. */
export function subjectOf(about: CallbackAbout | undefined): CallbackSubject {
  if (!about || 'clientId' in about) return 'CLIENT';
  return 'leadId' in about ? 'LEAD' : 'QUOTE';
}

function Subject({ onNamed }: { onNamed: (name: string) => void }) {
  const subject = callbackSubject.parse(useWatch({ name: 'subject' }));
  return <SubjectInput key={subject} subject={subject} name={IDS[subject]} onNamed={onNamed} />;
}

function Caller() {
  const t = useWords(newCallbackWords);
  const subject = callbackSubject.parse(useWatch({ name: 'subject' }));
  return (
    <SelectInput
      name="assigneeId"
      label={t('assignee')}
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
