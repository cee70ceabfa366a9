import { useState } from 'react';
import { ConfirmDialog } from '@quillcare/ui';
import { useWords } from '../words/words';
import { leavingWords } from './leaving.en';

/** What Escape and a click beside a dialog do: they ask before what was typed is lost. */
export function useAskedClose(isTyped: boolean, onClose: () => void) {
  const t = useWords(leavingWords);
  const [isAsking, setAsking] = useState(false);
  return {
    dismiss: () => (isTyped ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsking}
        title={t('dialog.title')}
        confirmLabel={t('dialog.leave')}
        cancelLabel={t('dialog.stay')}
        danger
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t('dialog.text')}
      </ConfirmDialog>
    ),
  };
}
