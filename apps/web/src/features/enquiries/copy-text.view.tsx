import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { CheckIcon, CopyIcon, FieldFrame } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { enquiriesWords } from './enquiries.en';

interface CopyTextProps {
  label: string;
  help?: string;
  text: string;
  isMultiline?: boolean;
}

/** Shows a text in full with a copy button. Without a clipboard the text is selected instead. */
export function CopyText({ label, help, text, isMultiline = false }: CopyTextProps) {
  const t = useWords(enquiriesWords);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Pages not served over HTTPS have no clipboard.
      field.current?.select();
    }
  };
  const isCopied = copied === text;
  return (
    <FieldFrame id={id} label={label} help={help}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <TextField
          id={id}
          fullWidth
          multiline={isMultiline}
          value={text}
          inputRef={field}
          slotProps={{
            htmlInput: {
              readOnly: true,
              spellCheck: false,
              'aria-describedby': help ? `${id}-help` : undefined,
              style: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', fontSize: 13 },
            },
          }}
        />
        <Button
          variant="outlined"
          startIcon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy()}
          sx={{ flexShrink: 0 }}
        >
          <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
        </Button>
      </Box>
    </FieldFrame>
  );
}
