import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  listCaseDocuments,
  updateCaseDocument,
  uploadCaseDocument,
  type CaseDocument,
  type SurgeryCase,
} from '@quillcare/contracts';
import { Muted, Panel, StatusChip } from '@quillcare/ui';
import { ActButtons, SMALL_STYLE } from '../../shared/acts/act-buttons.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { caseDocumentWords } from './case-documents.en';
import { restoreDocumentAct } from './document-acts.definition';
import { DocumentLine, DocumentRow } from './document-row.view';
import { DocumentUpload } from './document-upload.view';

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
              {!seesClinical && <Muted>{t('clinicalOnly')}</Muted>}
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

/** Deleted documents, loaded on demand. */
function RemovedDocuments({ caseId }: { caseId: string }) {
  const t = useWords(caseDocumentWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpen((currentTarget as HTMLDetailsElement).open)}
      sx={{ '& > summary': { cursor: 'pointer', color: 'text.secondary' } }}
    >
      <Typography component="summary" variant="body2">
        {t('showRemoved')}
      </Typography>
      {isOpen && <Removed caseId={caseId} />}
    </Box>
  );
}

function Removed({ caseId }: { caseId: string }) {
  const t = useWords(caseDocumentWords);
  const request = useOperationQuery(listCaseDocuments, {
    params: { id: caseId },
    query: { removed: 'true' },
  });
  return (
    <Loaded request={request} failed={t('failed')} skeleton={60}>
      {({ items }) =>
        items.length === 0 ? (
          <Muted sx={{ mt: 1 }}>{t('noneRemoved')}</Muted>
        ) : (
          <Box component="ul" aria-label={t('showRemoved')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {items.map((document) => (
              <DocumentLine
                key={document.id}
                document={document}
                title={<Typography sx={{ overflowWrap: 'anywhere' }}>{document.name}</Typography>}
                chip={<StatusChip label={t(`kinds.${document.kind}`)} tone="muted" />}
                actions={
                  <ActButtons
                    acts={[restoreDocumentAct]}
                    record={document}
                    look={SMALL_STYLE}
                    about={document.name}
                  />
                }
              />
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}
