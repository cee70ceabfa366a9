import { changeLeadStatus, type LeadSummary } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { FormDialog } from '../../shared/forms/form.dialog';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { leadName } from './lead';
import { leadWords } from './lead.en';
import { LostReasonInput } from './lost-reason.input';
import { lossLabels, lossOf, lossSchema, NO_LOSS } from './lost-reason';

export interface LoseDialogProps {
  lead: Pick<LeadSummary, 'id' | 'version' | 'firstName' | 'lastName'>;
  onClose: (isLost: boolean) => void;
}

/** Asks why a lead is lost: one of the practice's reasons, or another in one's own words. */
export function LoseDialog({ lead: shown, onClose }: LoseDialogProps) {
  const lead = useAsSeen(shown);
  const t = useWords(leadWords);
  const [change] = useOperationMutation(changeLeadStatus);
  const name = leadName(lead);
  const title = t('lose.title', { name });
  const contractForm = useContractForm<typeof lossSchema>({
    schema: lossSchema,
    defaultValues: NO_LOSS,
    labels: lossLabels(),
    toProblem,
    failedTitle: t('lose.failed'),
    submit: async (values) => {
      await change({
        params: { id: lead.id },
        body: { version: lead.version, status: 'LOST', ...lossOf(values) },
      });
      showToast({ title: t('lose.done', { name }) });
      onClose(true);
    },
  });
  return (
    <FormDialog
      title={title}
      hint={t('lose.hint')}
      submitLabel={t('verb.lose')}
      contractForm={contractForm}
      onClose={() => onClose(false)}
    >
      <LostReasonInput />
    </FormDialog>
  );
}
