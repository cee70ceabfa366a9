import Typography from '@mui/material/Typography';
import { listCaseDocuments, type CaseDocument } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SelectInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';

interface EvidenceDocumentProps {
  caseId: string;
  label?: string;
  /** The document chosen so far. It is not listed for those who may not see clinical documents. */
  present?: Pick<CaseDocument, 'id' | 'name'> | null;
}

/** Selects one of the case's documents. If there are none, says where to add them. */
export function EvidenceDocument({ caseId, label, present }: EvidenceDocumentProps) {
  const t = useWords(casePageWords);
  const { data, isError } = useOperationQuery(listCaseDocuments, { params: { id: caseId } });
  if (isError && !data)
    return (
      <Typography role="alert" color="error" variant="body2">
        {t('gate.documentsFailed')}
      </Typography>
    );
  if (!data) return null;
  const isListed = !present || data.items.some(({ id }) => id === present.id);
  const documents = isListed ? data.items : [...data.items, present];
  const options = documents.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectInput
      name="documentId"
      label={label ?? t('gate.fields.documentId')}
      options={options}
      emptyLabel={t(options.length > 0 ? 'gate.noDocument' : 'gate.addDocument')}
    />
  );
}
