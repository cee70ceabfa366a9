import { attemptCallback, callOutcome, completeCallback } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { FormDialog } from '../../shared/forms/form.dialog';
import { DateInput } from '../../shared/forms/date.input';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useHolidays } from '../../shared/holidays/use-holidays';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import type { CallbackDialogProps } from './callback.dialog';
import { callbackWords } from './callback.en';
import { useEnded } from './use-ended';

const completing = completeCallback.body.omit({ version: true });
const attempting = attemptCallback.body.omit({ version: true });

/** The call was made: nobody has to call again. */
export function CompleteDialog({ callback: shown, onClose }: CallbackDialogProps) {
  const callback = useAsSeen(shown);
  const t = useWords(callbackWords);
  const [complete] = useOperationMutation(completeCallback);
  const tellEnded = useEnded();
  const contractForm = useContractForm<typeof completing>({
    schema: completing,
    defaultValues: { outcome: 'SPOKE', notes: null },
    labels: { outcome: t('outcome'), notes: t('notes') },
    toProblem,
    submit: async (values) => {
      const { id, version } = callback;
      tellEnded(await complete({ params: { id }, body: { version, ...values } }), t('complete.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('complete.title', { name: callback.clientName })}
      contractForm={contractForm}
      submitLabel={t('complete.label')}
      hint={t('complete.hint')}
      onClose={onClose}
    >
      <OutcomeInput />
      <TextInput name="notes" label={t('notes')} multiline maxLength={2_000} optional />
    </FormDialog>
  );
}

/** Somebody called, and will call again on a day. */
export function AttemptDialog(props: CallbackDialogProps) {
  const day = useHolidays().workdayIn(1);
  return day && <AttemptForm {...props} nextDueDate={day} />;
}

function AttemptForm({
  callback: shown,
  nextDueDate,
  onClose,
}: CallbackDialogProps & { nextDueDate: string }) {
  const callback = useAsSeen(shown);
  const t = useWords(callbackWords);
  const [attempt] = useOperationMutation(attemptCallback);
  const contractForm = useContractForm<typeof attempting>({
    schema: attempting,
    defaultValues: { outcome: 'NO_ANSWER', notes: null, nextDueDate },
    labels: { outcome: t('outcome'), notes: t('notes'), nextDueDate: t('nextDay') },
    toProblem,
    submit: async (values) => {
      const { id, version, clientName } = callback;
      await attempt({ params: { id }, body: { version, ...values } });
      showToast({ title: t('attempt.done'), message: clientName });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('attempt.title', { name: callback.clientName })}
      contractForm={contractForm}
      submitLabel={t('attempt.label')}
      hint={t('attempt.hint')}
      onClose={onClose}
    >
      <OutcomeInput />
      <DateInput name="nextDueDate" label={t('nextDay')} optional />
      <TextInput name="notes" label={t('notes')} multiline maxLength={2_000} optional />
    </FormDialog>
  );
}

function OutcomeInput() {
  const t = useWords(callbackWords);
  const options = callOutcome.options.map((value) => ({ value, label: t(`outcomes.${value}`) }));
  return <SelectInput name="outcome" label={t('outcome')} options={options} />;
}
