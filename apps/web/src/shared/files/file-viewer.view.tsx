import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { DownloadIcon, EmptyState, Muted } from '@quillcare/ui';
import { useWords } from '../words/words';
import { fileWords } from './file.en';

const STEPS = [1, 1.5, 2, 3, 4] as const;

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

interface ImageViewerProps {
  name: string;
  url: string;
  /** Height in pixels. */
  height: number;
  onBroken: () => void;
  /** Shown to the right of the zoom buttons. */
  action: ReactNode;
}

/** Shows an image fitted to the view. It can be enlarged with the buttons or + and −, and then moved with the arrow keys. */
function ImageViewer({ name, url, height, onBroken, action }: ImageViewerProps) {
  const t = useWords(fileWords);
  const [at, setAt] = useState(0);
  const zoom = (by: number) => setAt((before) => Math.min(STEPS.length - 1, Math.max(0, before + by)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') zoom(1);
    else if (key === '-') zoom(-1);
    else if (key === '0') setAt(0);
  };
  const percent = `${STEPS[at]! * 100} %`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        tabIndex={0}
        role="group"
        aria-label={t('viewer', { name })}
        onKeyDown={onKeyDown}
        sx={{
          height,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          display: 'grid',
          placeItems: at === 0 ? 'center' : 'start',
          bgcolor: 'surface.hover',
        }}
      >
        <Box
          component="img"
          src={url}
          alt={name}
          onError={onBroken}
          sx={
            at === 0
              ? { maxWidth: '100%', maxHeight: height - 2, objectFit: 'contain' }
              : { width: `${STEPS[at]! * 100}%`, height: 'auto' }
          }
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button size="small" disabled={at === 0} onClick={() => zoom(-1)}>
          {t('zoomOut')}
        </Button>
        <Muted role="status" className="tabular">
          {at === 0 ? t('fit') : percent}
        </Muted>
        <Button size="small" disabled={at === STEPS.length - 1} onClick={() => zoom(1)}>
          {t('zoomIn')}
        </Button>
        <Box sx={{ ml: 'auto' }}>{action}</Box>
      </Box>
    </Box>
  );
}
