import { liftMailSuppression, text } from '@quillcare/contracts';
import { z } from 'zod';
import { useOperationMutation } from '../api/hooks';
import { toProblem } from '../api/problem';
import { FormDialog } from '../forms/form.dialog';
import { TextInput } from '../forms/inputs.view';
import { useContractForm } from '../forms/use-contract-form';
import { showToast } from '../toasts/toast.store';
import { useWords } from '../words/words';
import { suppressedWords } from './suppressed-address.en';

const SCHEMA = z.strictObject({ reason: text(500) });

/** Sends to somebody again who had marked an email as spam: only with a reason, which the audit keeps. */
export function LiftComplaintDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useWords(suppressedWords);
  const [run] = useOperationMutation(liftMailSuppression);
  const contractForm = useContractForm<typeof SCHEMA>({
    schema: SCHEMA,
    defaultValues: { reason: '' },
    labels: { reason: t('reason') },
    toProblem,
    failedTitle: t('failed'),
    submit: async ({ reason }) => {
      await run({ body: { email: address, reason } });
      showToast({ title: t('lifted') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('liftTitle')} submitLabel={t('lift')} contractForm={contractForm} onClose={onClose}>
      <TextInput name="reason" label={t('reason')} help={t('reasonHelp')} multiline maxLength={500} />
    </FormDialog>
  );
}
