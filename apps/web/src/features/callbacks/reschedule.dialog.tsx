import { rescheduleCallback } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { FormDialog } from '../../shared/forms/form.dialog';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import type { CallbackDialogProps } from './callback.dialog';
import { callbackWords } from './callback.en';

const schema = rescheduleCallback.body.omit({ version: true });
const WEEK = 7;

/** Call on another day, and why. */
export function RescheduleDialog({ callback, onClose }: CallbackDialogProps) {
  const t = useWords(callbackWords);
  const { today } = useFormats();
  const [reschedule] = useOperationMutation(rescheduleCallback);
  const contractForm = useContractForm<typeof schema>({
    schema,
    defaultValues: { dueDate: addDays(today(), WEEK), reason: '' },
    labels: { dueDate: t('newDay'), reason: t('reason') },
    toProblem,
    submit: async (values) => {
      const { id, version, clientName } = callback;
      await reschedule({ params: { id }, body: { version, ...values } });
      showToast({ title: t('reschedule.done'), message: clientName });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('reschedule.title', { name: callback.clientName })}
      contractForm={contractForm}
      submitLabel={t('reschedule.label')}
      onClose={onClose}
    >
      <DateInput name="dueDate" label={t('newDay')} />
      <TextInput name="reason" label={t('reason')} maxLength={500} />
    </FormDialog>
  );
}
