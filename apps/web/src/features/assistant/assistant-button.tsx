import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useRef, useState } from 'react';
import { assistantTexts } from './assistant.texts';

// The button is on every page; what it opens comes when it is first opened.
const AssistantPanel = lazy(async () => ({ default: (await import('./assistant-panel')).AssistantPanel }));

/** The button of the assistant in the header. */
export function AssistantButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Tooltip title={assistantTexts.button}>
        <IconButton
          ref={button}
          onClick={() => setOpen(true)}
          aria-label={assistantTexts.button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          <QMark />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <AssistantPanel button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function QMark() {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '50%',
        border: '1.75px solid currentcolor',
        fontSize: '0.6875rem',
        fontWeight: 700,
        lineHeight: 1,
      }}
    >
      Q
    </Box>
  );
}
