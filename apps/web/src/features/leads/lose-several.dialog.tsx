import { toProblem } from '../../shared/api/problem';
import { FormDialog } from '../../shared/forms/form.dialog';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useWords } from '../../shared/words/words';
import type { AskProps } from './assign-several.dialog';
import { leadWords } from './lead.en';
import { LostReasonInput } from './lost-reason.input';
import { lossLabels, lossOf, lossSchema, NO_LOSS } from './lost-reason';

/** Asks once why all selected leads are lost. */
export function LoseSeveralDialog({ answer, close }: AskProps) {
  const t = useWords(leadWords);
  const title = t('several.loseTitle');
  const contractForm = useContractForm<typeof lossSchema>({
    schema: lossSchema,
    defaultValues: NO_LOSS,
    labels: lossLabels(),
    toProblem,
    submit: async (values) => answer({ name: 'lead.status', values: { status: 'LOST', ...lossOf(values) } }),
  });
  return (
    <FormDialog
      title={title}
      hint={t('several.loseHint')}
      submitLabel={t('verb.lose')}
      contractForm={contractForm}
      onClose={close}
    >
      <LostReasonInput />
    </FormDialog>
  );
}
