import { z } from 'zod';
import { callbackPriority, createCallback } from '@quillcare/contracts';
import { addDays, nextBusinessDay } from '@quillcare/rules';
import { useOperationMutation } from '../api/hooks';
import { toProblem } from '../api/problem';
import { useFormats } from '../formats/use-formats';
import { DateInput } from '../forms/date.input';
import { SelectInput, TextInput } from '../forms/inputs.view';
import { useContractForm } from '../forms/use-contract-form';
import { useSession } from '../session/session.context';
import { showToast } from '../toasts/toast.store';
import { useWords } from '../words/words';
import { FormDialog } from '../forms/form.dialog';
import { newCallbackWords } from './new-callback.en';
import { useCallers } from './use-callers';

/** What the call is about. */
export type CallbackAbout = { quoteId: string } | { leadId: string } | { clientId: string };

const { dueDate, priority, about: aboutText, assigneeId } = createCallback.body.shape;
const schema = z.strictObject({ dueDate, priority, about: aboutText, assigneeId });

export interface NewCallbackDialogProps {
  about: CallbackAbout;
  name: string;
  onClose: () => void;
}

/** Asks when somebody is to call, about what, and who does it. */
export function NewCallbackDialog({ about, name, onClose }: NewCallbackDialogProps) {
  const t = useWords(newCallbackWords);
  const { today } = useFormats();
  const { user } = useSession();
  const known = useCallers();
  // Whoever may promise a call may make it; the others are still being loaded.
  const isKnown = known.some(({ value }) => value === user.id);
  const callers = isKnown ? known : [{ value: user.id, label: user.name }, ...known];
  const [create] = useOperationMutation(createCallback);
  const contractForm = useContractForm<typeof schema>({
    schema,
    defaultValues: {
      dueDate: nextBusinessDay(addDays(today(), 1), null),
      priority: 'NORMAL',
      about: null,
      assigneeId: user.id,
    },
    labels: { dueDate: t('due'), priority: t('priority'), about: t('about'), assigneeId: t('assignee') },
    toProblem,
    failedTitle: t('failed'),
    submit: async (values) => {
      await create({ body: { ...about, ...values } });
      showToast({ title: t('done'), message: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('title', { name })}
      contractForm={contractForm}
      submitLabel={t('submit')}
      onClose={onClose}
    >
      <DateInput name="dueDate" label={t('due')} />
      <TextInput name="about" label={t('about')} multiline minRows={2} maxLength={500} optional />
      <SelectInput
        name="priority"
        label={t('priority')}
        options={callbackPriority.options.map((value) => ({ value, label: t(`priorities.${value}`) }))}
      />
      <SelectInput name="assigneeId" label={t('assignee')} emptyLabel={t('queue')} options={callers} />
    </FormDialog>
  );
}
