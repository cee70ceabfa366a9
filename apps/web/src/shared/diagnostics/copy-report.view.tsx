import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { CopyButton } from '../clipboard/copy-button.view';
import { diagnosticsWords } from './diagnostics.en';
import { useWords } from '../words/words';

/** Copies a report as text. Without clipboard access it shows the text to copy by hand. */
export function CopyReport({ report }: { report: () => string }) {
  const t = useWords(diagnosticsWords);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <CopyButton text={report} label={t('copy')} onBlocked={setShown} size="small" />
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
