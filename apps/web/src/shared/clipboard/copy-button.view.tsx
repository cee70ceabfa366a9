import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { CheckIcon, CopyIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { clipboardWords } from './clipboard.en';

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'sx'> {
  text: string | (() => string);
  /** Says what is copied, where "Copy" is not enough. */
  label?: string;
  /** Called without a clipboard (pages not served over HTTPS), so that the text can be copied by hand. */
  onBlocked: (text: string) => void;
}

export function CopyButton({ text, label, onBlocked, ...look }: CopyButtonProps) {
  const t = useWords(clipboardWords);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const copied = typeof text === 'string' ? text : text();
    try {
      await navigator.clipboard.writeText(copied);
      setCopied(true);
    } catch {
      onBlocked(copied);
    }
  };
  return (
    <Button
      {...look}
      variant="outlined"
      startIcon={isCopied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
}
