import { useState } from 'react';
import { ConfirmDialog } from '@quillcare/ui';
import { useWords } from '../words/words';
import { leavingWords } from './leaving.en';

/** Handles Escape and backdrop clicks of a dialog: asks before discarding what was typed. */
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
