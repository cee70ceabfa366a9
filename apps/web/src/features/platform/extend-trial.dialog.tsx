import { extendTrial } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { TextInput } from '../../shared/forms/inputs.view';
import { useCommandForm } from '../../shared/forms/use-command-form';
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
  const contractForm = useCommandForm({
    operation: extendTrial,
    schema: extendTrial.body,
    defaultValues: { version: subscription.version, lastDay: addDays(today, TWO_WEEKS), reason: '' },
    labels: { lastDay: t('lastDay'), reason: t('reason') },
    request: (body) => ({ params: { id: organisation.id }, body }),
    done: () => ({ title: t('extended'), message: organisation.name }),
    onClose,
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
