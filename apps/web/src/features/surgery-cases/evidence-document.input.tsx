import Typography from '@mui/material/Typography';
import { listCaseDocuments } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SelectInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';

/** Selects one of the case's documents. If there are none, says where to add them. */
export function EvidenceDocument({ caseId, label }: { caseId: string; label?: string }) {
  const t = useWords(casePageWords);
  const { data, isError } = useOperationQuery(listCaseDocuments, { params: { id: caseId } });
  if (isError && !data)
    return (
      <Typography role="alert" color="error" variant="body2">
        {t('gate.documentsFailed')}
      </Typography>
    );
  if (!data) return null;
  const options = data.items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectInput
      name="documentId"
      label={label ?? t('gate.fields.documentId')}
      options={options}
      emptyLabel={t(options.length > 0 ? 'gate.noDocument' : 'gate.addDocument')}
    />
  );
}
