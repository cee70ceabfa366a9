import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useRef, useState } from 'react';
import { Hint, QuestionIcon } from '@quillcare/ui';
import { helpWords } from './help.en';
import { useWords } from '../../shared/words/words';

// The button is on every page, so the panel's code is loaded when it is first opened.
const AssistantPanel = lazy(async () => ({ default: (await import('./assistant.panel')).AssistantPanel }));

/** The header button that opens Q, the assistant. */
export function HelpButton() {
  const t = useWords(helpWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Hint title={t('chat.title')}>
        <IconButton
          ref={button}
          onClick={() => setOpen((is) => !is)}
          aria-label={t('chat.title')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          <QuestionIcon fontSize="small" />
        </IconButton>
      </Hint>
      {isOpen && (
        <Suspense fallback={null}>
          <AssistantPanel onClose={close} />
        </Suspense>
      )}
    </>
  );
}
