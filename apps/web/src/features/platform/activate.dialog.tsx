import { activateSubscription, subscriptionPlan } from '@quillcare/contracts';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useCommandForm } from '../../shared/forms/use-command-form';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { useWords } from '../../shared/words/words';
import { CommandDialog } from './command.dialog';
import { subscriptionWords } from './subscription.en';
import type { OfPractice } from './subscription.panel';

/** With which plan the practice goes on, and why. */
export function ActivateDialog({
  organisation,
  subscription,
  onClose,
}: OfPractice & { onClose: () => void }) {
  const t = useWords(subscriptionWords);
  const contractForm = useCommandForm({
    operation: activateSubscription,
    schema: activateSubscription.body,
    defaultValues: { version: subscription.version, plan: subscription.plan, reason: '' },
    labels: { plan: t('plan'), reason: t('reason') },
    request: (body) => ({ params: { id: organisation.id }, body }),
    done: () => ({ title: t('activated'), message: organisation.name }),
    onClose,
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('activateTitle', { practice: organisation.name })}
      help={t(subscription.notBilled ? 'activateUnbilled' : 'activateHelp')}
      submit={t('activate')}
      submitting={t('activating')}
      onClose={onClose}
    >
      <SelectInput
        name="plan"
        label={t('plan')}
        options={subscriptionPlan.options.map((value) => ({ value, label: PLAN_NAMES[value] }))}
      />
      <TextInput name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={500} multiline />
    </CommandDialog>
  );
}
