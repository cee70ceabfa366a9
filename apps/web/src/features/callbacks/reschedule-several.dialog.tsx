import { rescheduleCallback } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { FormDialog } from '../../shared/forms/form.dialog';
import { DateInput } from '../../shared/forms/date.input';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useHolidays } from '../../shared/holidays/use-holidays';
import { useWords } from '../../shared/words/words';
import { callbackWords } from './callback.en';
import type { SeveralProps } from './several';

const SCHEMA = rescheduleCallback.body.omit({ version: true });
const WEEK = 7;

/** Asks for the day, and the reason, for all selected callbacks. */
export function RescheduleSeveralDialog(props: SeveralProps) {
  const dueDate = useHolidays().workdayIn(WEEK);
  return dueDate && <RescheduleSeveralForm {...props} dueDate={dueDate} />;
}

function RescheduleSeveralForm({ answer, close, dueDate }: SeveralProps & { dueDate: string }) {
  const t = useWords(callbackWords);
  const contractForm = useContractForm<typeof SCHEMA>({
    schema: SCHEMA,
    defaultValues: { dueDate, reason: '' },
    labels: { dueDate: t('newDay'), reason: t('reason') },
    toProblem,
    submit: async (values) => answer({ name: 'callback.reschedule', values }),
  });
  return (
    <FormDialog
      title={t('reschedule.several')}
      contractForm={contractForm}
      submitLabel={t('reschedule.label')}
      onClose={close}
    >
      <DateInput name="dueDate" label={t('newDay')} />
      <TextInput name="reason" label={t('reason')} maxLength={500} />
    </FormDialog>
  );
}
