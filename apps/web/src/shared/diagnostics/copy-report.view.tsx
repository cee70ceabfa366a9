import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { CheckIcon, CopyIcon } from '@quillcare/ui';
import { diagnosticsWords } from './diagnostics.en';
import { useWords } from '../words/words';

/** Copies a report as text. Without clipboard access it shows the text to copy by hand. */
export function CopyReport({ report }: { report: () => string }) {
  const t = useWords(diagnosticsWords);
  const [isCopied, setCopied] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const copy = async () => {
    const text = report();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The clipboard is unavailable on pages not served over HTTPS.
      setShown(text);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
      </Button>
      {shown !== null && (
        <TextField
          fullWidth
          multiline
          maxRows={8}
          value={shown}
          inputRef={(field: HTMLTextAreaElement | null) => field?.select()}
          slotProps={{ htmlInput: { readOnly: true, 'aria-label': t('report') } }}
        />
      )}
    </Box>
  );
}
