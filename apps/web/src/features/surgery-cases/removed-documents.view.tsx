import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { listCaseDocuments, restoreCaseDocument, type CaseDocument } from '@quillcare/contracts';
import { StatusChip } from '@quillcare/ui';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { Loaded } from '../../shared/loading/loaded.view';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { caseDocumentWords } from './case-documents.en';
import { DocumentLine } from './document-row.view';

/** Deleted documents, loaded on demand. */
export function RemovedDocuments({ caseId }: { caseId: string }) {
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
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('noneRemoved')}
          </Typography>
        ) : (
          <Box component="ul" aria-label={t('showRemoved')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {items.map((document) => (
              <DocumentLine
                key={document.id}
                document={document}
                title={<Typography sx={{ overflowWrap: 'anywhere' }}>{document.name}</Typography>}
                chip={<StatusChip label={t(`kinds.${document.kind}`)} tone="muted" />}
                actions={<Restore document={document} />}
              />
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}

function Restore({ document }: { document: CaseDocument }) {
  const t = useWords(caseDocumentWords);
  const [run, { isLoading }] = useOperationMutation(restoreCaseDocument);
  const { id, name, version } = document;
  const restore = async () => {
    try {
      await run({ params: { id }, body: { version } });
      showToast({ title: t('restored'), message: name });
    } catch (error) {
      showToast({ title: t('restoreFailed'), message: toProblem(error).detail, tone: 'error' });
    }
  };
  return (
    <Button
      size="small"
      disabled={isLoading}
      aria-label={t('restore', { name })}
      onClick={() => void restore()}
    >
      {t('restoreLabel')}
    </Button>
  );
}
