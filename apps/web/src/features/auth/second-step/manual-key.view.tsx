import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { CheckIcon, CopyIcon, describedBy, FieldFrame } from '@quillcare/ui';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';

const GROUP = 4;

/** Splits the key into groups short enough to remember while typing. */
export function inGroups(secret: string): string {
  return (secret.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ');
}

/** The key as text, for when the QR code cannot be scanned. */
export function ManualKey({ secret }: { secret: string }) {
  const t = useWords(secondStepWords);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Without a clipboard (page not served over HTTPS), select the key so that it can be copied by hand.
      field.current?.focus();
    }
  };
  const help = t('setUp.keyHint');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: '100%' }}>
      <FieldFrame id={id} label={t('setUp.key')} help={help}>
        <TextField
          id={id}
          inputRef={field}
          multiline
          value={inGroups(secret)}
          onFocus={(event) => event.target.select()}
          slotProps={{
            htmlInput: {
              readOnly: true,
              spellCheck: false,
              'aria-describedby': describedBy(id, { help }),
              style: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
            },
          }}
        />
      </FieldFrame>
      <Button
        variant="outlined"
        startIcon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{isCopied ? t('setUp.copied') : t('setUp.copyKey')}</span>
      </Button>
    </Box>
  );
}
