import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  icon?: ReactNode;
  /** The single next action. */
  action?: ReactNode;
}

/** Shown for an empty list: one sentence and one action. */
export function EmptyState({ title, hint, icon, action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}>
      {icon && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 48,
            height: 48,
            borderRadius: '50%',
            bgcolor: 'surface.tint',
            color: 'primary.main',
            mb: 0.5,
          }}
        >
          {icon}
        </Box>
      )}
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {hint && (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: '56ch' }}>
          {hint}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
