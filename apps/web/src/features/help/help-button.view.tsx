import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useRef, useState } from 'react';
import { QuestionIcon } from '@quillcare/ui';
import { helpWords } from './help.en';
import { useWords } from '../../shared/words/words';

// The button is on every page; the panel's code is loaded when it is first opened.
const HelpPanel = lazy(async () => ({ default: (await import('./help.panel')).HelpPanel }));

/** The button in the header that opens the help panel. */
export function HelpButton() {
  const t = useWords(helpWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Tooltip title={t('button')}>
        <IconButton
          ref={button}
          onClick={() => setOpen(true)}
          aria-label={t('button')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          <QuestionIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpPanel button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
