import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface FieldFrameProps {
  id: string;
  label: string;
  help?: ReactNode;
  error?: string;
  optional?: boolean;
  children: ReactNode;
}

/**
 * The frame of a form field: the label, its help text, the control and its error. Set the control's aria-describedby to
 * `buildDescribedBy(...)`.
 */
export function FieldFrame({ id, label, help, error, optional = false, children }: FieldFrameProps) {
  return (
    <FormControl error={Boolean(error)} fullWidth sx={{ gap: 0.5 }}>
      <FormLabel htmlFor={id} id={`${id}-label`}>
        {label}
        {optional && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ fontWeight: 400 }}>
            {' '}
            (optional)
          </Typography>
        )}
      </FormLabel>
      {help && (
        <Typography component="div" id={`${id}-help`} variant="body2" color="textSecondary">
          {help}
        </Typography>
      )}
      {children}
      {error && (
        <FormHelperText id={`${id}-error`} sx={{ mt: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Returns the ids of the elements that describe a control within a `FieldFrame`. */
export function buildDescribedBy(
  id: string,
  { help, error }: { help?: unknown; error?: unknown },
): string | undefined {
  return [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}
