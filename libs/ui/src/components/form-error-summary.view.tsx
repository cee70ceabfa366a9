import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRef } from 'react';

export interface FormErrorLine {
  fieldId?: string;
  label?: string;
  message: string;
}

export interface FormErrorSummaryProps {
  title: string;
  lines: FormErrorLine[];
  /** Changing this value (such as the number of attempts) moves the focus here. */
  focusKey: number;
}

/** All errors of a form, shown above it. Receives the focus after a failed submit, and each line links to its field. */
export function FormErrorSummary({ title, lines, focusKey }: FormErrorSummaryProps) {
  // Each attempt takes the focus once: an error that comes back while typing must not take it out of the field.
  const focusedKey = useRef(0);
  // With the errors, not after they were painted: somebody who reads them may already be typing, and would lose what they type.
  const takeFocus = (box: HTMLDivElement | null) => {
    if (!box || focusKey === focusedKey.current) return;
    focusedKey.current = focusKey;
    box.focus();
  };
  if (lines.length === 0) return null;
  return (
    <Alert ref={takeFocus} severity="error" role="alert" tabIndex={-1} sx={{ mb: 3 }}>
      <AlertTitle sx={{ fontWeight: 600 }}>{title}</AlertTitle>
      {/* Spaced for touch, because each line is a link. */}
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& > li': { py: '3px' } }}>
        {lines.map((line) => (
          <li key={`${line.fieldId ?? ''}${line.message}`}>
            {line.fieldId ? (
              <Link
                component="button"
                type="button"
                color="inherit"
                underline="always"
                sx={{ textAlign: 'left', font: 'inherit', verticalAlign: 'top' }}
                onClick={() => focusField(line.fieldId!)}
              >
                {line.label ? `${line.label}: ${line.message}` : line.message}
              </Link>
            ) : (
              line.message
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
