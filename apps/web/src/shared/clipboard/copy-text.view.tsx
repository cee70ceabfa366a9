import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import { FieldFrame } from '@quillcare/ui';
import { CopyButton } from './copy-button.view';

interface CopyTextProps {
  label: string;
  help?: string;
  text: string;
  isMultiline?: boolean;
}

/** Shows a text in full with a copy button. The text is selected on focus, and so without a clipboard. */
export function CopyText({ label, help, text, isMultiline = false }: CopyTextProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame id={id} label={label} help={help}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <TextField
          id={id}
          fullWidth
          multiline={isMultiline}
          value={text}
          inputRef={field}
          onFocus={({ target }) => target.select()}
          slotProps={{
            htmlInput: {
              readOnly: true,
              spellCheck: false,
              'aria-describedby': help ? `${id}-help` : undefined,
              style: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', fontSize: 13 },
            },
          }}
        />
        <CopyButton key={text} text={text} onBlocked={() => field.current?.focus()} sx={{ flexShrink: 0 }} />
      </Box>
    </FieldFrame>
  );
}
