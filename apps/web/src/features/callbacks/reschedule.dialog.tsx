import { rescheduleCallback } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { FormDialog } from '../../shared/forms/form.dialog';
import { DateInput } from '../../shared/forms/date.input';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useHolidays } from '../../shared/holidays/use-holidays';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import type { CallbackDialogProps } from './callback.dialog';
import { callbackWords } from './callback.en';

const schema = rescheduleCallback.body.omit({ version: true });
const WEEK = 7;

/** Call on another day, and why. */
export function RescheduleDialog(props: CallbackDialogProps) {
  const dueDate = useHolidays().workdayIn(WEEK);
  return dueDate && <RescheduleForm {...props} dueDate={dueDate} />;
}

function RescheduleForm({ callback: shown, dueDate, onClose }: CallbackDialogProps & { dueDate: string }) {
  const callback = useAsSeen(shown);
  const t = useWords(callbackWords);
  const [reschedule] = useOperationMutation(rescheduleCallback);
  const contractForm = useContractForm<typeof schema>({
    schema,
    defaultValues: { dueDate, reason: '' },
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
