import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  listCaseDocuments,
  updateCaseDocument,
  uploadCaseDocument,
  type CaseDocument,
  type SurgeryCase,
} from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { caseDocumentWords } from './case-documents.en';
import { DocumentRow } from './document-row.view';
import { DocumentUpload } from './document-upload.view';
import { RemovedDocuments } from './removed-documents.view';

export function DocumentsPanel({ surgeryCase: { id } }: { surgeryCase: SurgeryCase }) {
  const t = useWords(caseDocumentWords);
  const { allows } = useRights();
  const request = useOperationQuery(listCaseDocuments, { params: { id } });
  return (
    <Panel title={t('title')}>
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Loaded request={request} failed={t('failed')} skeleton={120}>
          {({ items, seesClinical }) => (
            <>
              {allows(uploadCaseDocument) && <DocumentUpload caseId={id} seesClinical={seesClinical} />}
              <Documents documents={items} seesClinical={seesClinical} />
              {!seesClinical && (
                <Typography variant="body2" color="textSecondary">
                  {t('clinicalOnly')}
                </Typography>
              )}
            </>
          )}
        </Loaded>
        {allows(updateCaseDocument) && <RemovedDocuments caseId={id} />}
      </Box>
    </Panel>
  );
}

interface DocumentsProps {
  documents: readonly CaseDocument[];
  seesClinical: boolean;
}

function Documents({ documents, seesClinical }: DocumentsProps) {
  const t = useWords(caseDocumentWords);
  if (documents.length === 0) return <Typography color="textSecondary">{t('empty')}</Typography>;
  return (
    <Box component="ul" aria-label={t('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} seesClinical={seesClinical} />
      ))}
    </Box>
  );
}
