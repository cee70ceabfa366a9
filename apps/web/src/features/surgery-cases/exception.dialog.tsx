import Typography from '@mui/material/Typography';
import { recordMedicalException, type SurgeryCase } from '@quillcare/contracts';
import { z } from 'zod';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { FormDialog } from '../../shared/forms/form.dialog';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import { EvidenceDocument } from './gate.dialog';

const { reason, documentId } = recordMedicalException.body.shape;
// Nothing is chosen at first.
const schema = z.strictObject({ reason, documentId: z.string().nullable().pipe(documentId) });

/** A medical exception is a person's decision: why, and the document that it rests on. */
export function ExceptionDialog({ surgeryCase, onClose }: { surgeryCase: SurgeryCase; onClose: () => void }) {
  const t = useWords(casePageWords);
  const version = useAsSeen(surgeryCase.version);
  const [record] = useOperationMutation(recordMedicalException);
  const contractForm = useContractForm<typeof schema>({
    schema,
    defaultValues: { reason: '', documentId: null },
    labels: { reason: t('asks.exception.reason'), documentId: t('asks.exception.document') },
    toProblem,
    failedTitle: t('asks.exception.failed'),
    submit: async (values) => {
      await record({ params: { id: surgeryCase.id }, body: { ...values, version } });
      showToast({ title: t('asks.exception.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('asks.exception.title')}
      submitLabel={t('verb.exception')}
      busyLabel={t('asks.exception.busy')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <Typography>{t('asks.exception.hint')}</Typography>
      <TextInput name="reason" label={t('asks.exception.reason')} multiline maxLength={1_000} />
      <EvidenceDocument caseId={surgeryCase.id} label={t('asks.exception.document')} />
    </FormDialog>
  );
}
