import Button from '@mui/material/Button';
import { useState } from 'react';
import { callbackResource, createCallback } from '@quillcare/contracts';
import { CallbacksIcon } from '@quillcare/ui';
import { useRights } from '../session/session.context';
import { useWords } from '../words/words';
import { NewCallbackDialog, subjectOf, type CallbackAbout } from './new-callback.dialog';
import { newCallbackWords } from './new-callback.en';

export interface NewCallbackButtonProps {
  /** The record on whose page the button is. */
  about: CallbackAbout;
  /** The person to call. */
  name: string;
  size?: 'small' | 'medium';
}

/** Promises a call, on the page of a quote, a lead or a client; for those who may. */
export function NewCallbackButton({ about, name, size = 'medium' }: NewCallbackButtonProps) {
  const t = useWords(newCallbackWords);
  const { allows, mayChange } = useRights();
  const [isOpen, setOpen] = useState(false);
  const right = { resource: callbackResource(subjectOf(about)), action: 'UPDATE' } as const;
  if (!allows(createCallback) || !mayChange(right)) return null;
  return (
    <>
      <Button variant="outlined" size={size} startIcon={<CallbacksIcon />} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && <NewCallbackDialog about={about} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
