import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { deleteCaseDocument, updateCaseDocument, type CaseDocument } from '@quillcare/contracts';
import { DeleteIcon, DownloadIcon, EditIcon, Muted, StatusChip } from '@quillcare/ui';
import { useActs } from '../../shared/acts/use-acts';
import { formatFileSize } from '../../shared/files/file-check';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { caseDocumentWords } from './case-documents.en';
import { editDocumentAct, removeDocumentAct } from './document-acts.definition';
import { DocumentLink, downloadDocument } from './document-link.view';

export interface DocumentRowProps {
  document: CaseDocument;
  seesClinical: boolean;
}

/** One document. Its name opens it, in a viewer if the browser can display it. */
export function DocumentRow({ document, seesClinical }: DocumentRowProps) {
  const t = useWords(caseDocumentWords);
  return (
    <DocumentLine
      chip={<StatusChip label={t(`kinds.${document.kind}`)} tone="neutral" />}
      title={<DocumentLink document={document} />}
      document={document}
      actions={<Actions document={document} seesClinical={seesClinical} />}
    />
  );
}

interface DocumentLineProps {
  document: CaseDocument;
  title: ReactNode;
  chip: ReactNode;
  actions: ReactNode;
}

/** A document in a list: name, kind, size, and who added it when. */
export function DocumentLine({ document, title, chip, actions }: DocumentLineProps) {
  const t = useWords(caseDocumentWords);
  const formats = useFormats();
  const size = formatFileSize(document.sizeBytes, formats.locale);
  const facts = { size, when: formats.dateTime(document.createdAt) };
  const name = document.uploadedByName;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        {title}
        <Muted className="tabular">{name ? t('factsBy', { ...facts, name }) : t('facts', facts)}</Muted>
      </Box>
      {chip}
      <Box sx={{ display: 'flex', ml: 'auto' }}>{actions}</Box>
    </Box>
  );
}

function Actions({ document, seesClinical }: DocumentRowProps) {
  const t = useWords(caseDocumentWords);
  const { allows } = useRights();
  const [isBusy, setBusy] = useState(false);
  const { start, isRunning, dialog } = useActs();
  const { name } = document;
  const download = async () => {
    setBusy(true);
    await downloadDocument(document);
    setBusy(false);
  };
  return (
    <>
      <IconButton aria-label={t('download', { name })} disabled={isBusy} onClick={() => void download()}>
        <DownloadIcon fontSize="small" />
      </IconButton>
      {allows(updateCaseDocument) && (
        <IconButton
          aria-label={t('edit.label', { name })}
          onClick={() => start(editDocumentAct, { ...document, seesClinical })}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {allows(deleteCaseDocument) && (
        <IconButton
          aria-label={t('remove.label', { name })}
          disabled={isRunning}
          onClick={() => start(removeDocumentAct, document)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
      {dialog}
    </>
  );
}
