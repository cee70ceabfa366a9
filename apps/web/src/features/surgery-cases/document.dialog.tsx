import {
  CASE_DOCUMENT_NAME_LENGTH,
  caseDocumentKind,
  text,
  updateCaseDocument,
  type CaseDocument,
} from '@quillcare/contracts';
import { z } from 'zod';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { FormDialog } from '../../shared/forms/form.dialog';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { caseDocumentWords } from './case-documents.en';
import { kindsFor } from './document-upload.view';

const SCHEMA = z.strictObject({ name: text(CASE_DOCUMENT_NAME_LENGTH), kind: caseDocumentKind });

interface DocumentDialogProps {
  document: CaseDocument;
  seesClinical: boolean;
  onClose: () => void;
}

/** Renames a document, and says what it is about. */
export function DocumentDialog({ document, seesClinical, onClose }: DocumentDialogProps) {
  const t = useWords(caseDocumentWords);
  const [run] = useOperationMutation(updateCaseDocument);
  const { id, version, name, kind } = useAsSeen(document);
  const contractForm = useContractForm<typeof SCHEMA>({
    schema: SCHEMA,
    defaultValues: { name, kind },
    labels: { name: t('name'), kind: t('kind') },
    toProblem,
    submit: async (body) => {
      await run({ params: { id }, body: { ...body, version } });
      showToast({ title: t('saved'), message: body.name });
      onClose();
    },
  });
  return (
    <FormDialog title={t('editTitle')} submitLabel={t('save')} contractForm={contractForm} onClose={onClose}>
      <TextInput name="name" label={t('name')} maxLength={CASE_DOCUMENT_NAME_LENGTH} />
      <SelectInput
        name="kind"
        label={t('kind')}
        options={kindsFor(seesClinical).map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
    </FormDialog>
  );
}
