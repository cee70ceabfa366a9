import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DownloadIcon, EmptyState } from '@quillcare/ui';
import { useWords } from '../words/words';
import { fileWords } from './file.en';
import { ImageViewer } from './image-viewer.view';

export interface FileViewerProps {
  name: string;
  /** Media type, as stored on the server. */
  type: string;
  /** A `blob:` or same-origin URL of the content. Its response must allow framing by this origin. */
  url: string;
  /** Height in pixels. */
  height?: number;
}

/** Shows a PDF in the browser's own viewer and an image with zoom. Anything else is offered for download. */
export function FileViewer({ name, type, url, height = 520 }: FileViewerProps) {
  const t = useWords(fileWords);
  const [isBroken, setBroken] = useState(false);
  const isShown = !isBroken && (type === 'application/pdf' ? canShowPdf() : type.startsWith('image/'));
  const download = (
    <Button component="a" href={url} download={name} variant="outlined" startIcon={<DownloadIcon />}>
      {t('download')}
    </Button>
  );
  if (!isShown)
    return (
      <EmptyState
        title={isBroken ? t('broken') : t('noPreview')}
        hint={t('noPreviewHint')}
        action={download}
      />
    );
  if (type !== 'application/pdf')
    return (
      <ImageViewer name={name} url={url} height={height} onBroken={() => setBroken(true)} action={download} />
    );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        component="iframe"
        src={url}
        title={t('viewer', { name })}
        sx={{ width: '100%', height, border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{download}</Box>
    </Box>
  );
}

/** Most phones cannot display a PDF inside a page. */
function canShowPdf(): boolean {
  return navigator.pdfViewerEnabled !== false;
}
