import { extendTrial } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { CommandDialog } from './command.dialog';
import { subscriptionWords } from './subscription.en';
import type { OfPractice } from './subscription.panel';

const TWO_WEEKS = 14;

/** Until when the trial lasts, and why. */
export function ExtendTrialDialog({
  organisation,
  subscription,
  onClose,
}: OfPractice & { onClose: () => void }) {
  const t = useWords(subscriptionWords);
  const today = useFormats().today();
  const [run] = useOperationMutation(extendTrial);
  const contractForm = useContractForm({
    schema: extendTrial.body,
    defaultValues: { version: subscription.version, lastDay: addDays(today, TWO_WEEKS), reason: '' },
    labels: { lastDay: t('lastDay'), reason: t('reason') },
    toProblem,
    submit: async (body) => {
      await run({ params: { id: organisation.id }, body });
      showToast({ title: t('extended'), message: organisation.name });
      onClose();
    },
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('extendTitle', { practice: organisation.name })}
      help={t('extendHelp')}
      submit={t('extend')}
      submitting={t('extending')}
      onClose={onClose}
    >
      <DateInput name="lastDay" label={t('lastDay')} min={addDays(today, 1)} />
      <TextInput name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={500} multiline />
    </CommandDialog>
  );
}
