import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { WarningIcon } from '../ui.icons';

export interface ErrorStateProps {
  title: string;
  message?: string;
  /** Reference number for support. */
  reference?: string;
  onRetry?: () => void;
  retryLabel?: string;
  action?: ReactNode;
}

/** An error message with a retry button. Announced to screen readers immediately. */
export function ErrorState({
  title,
  message,
  reference,
  onRetry,
  retryLabel = 'Try Again',
  action,
}: ErrorStateProps) {
  return (
    <Box
      role="alert"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}
    >
      <Box
        aria-hidden
        sx={(theme) => {
          const tone = theme.vars!.palette.tone.error;
          return {
            display: 'grid',
            placeItems: 'center',
            width: 48,
            height: 48,
            borderRadius: '50%',
            backgroundColor: tone.tint,
            color: tone.text,
            mb: 0.5,
          };
        }}
      >
        <WarningIcon />
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {message && (
        <Typography color="textSecondary" sx={{ maxWidth: '56ch' }}>
          {message}
        </Typography>
      )}
      {reference && (
        <Typography variant="caption" color="textSecondary" className="tabular">
          Reference {reference}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        {onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {action}
      </Box>
    </Box>
  );
}
