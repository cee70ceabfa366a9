import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface PanelProps {
  title: string;
  hint?: ReactNode;
  /** A button, link or status to the right of the title. */
  action?: ReactNode;
  /** Extends the content to the edges, for lists and tables whose rows have their own padding. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A titled section of a page, set off by a hairline. */
export function Panel({ title, hint, action, isFlush = false, children }: PanelProps) {
  const id = useId();
  const padding = { xs: 2, sm: 2.5 };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ minWidth: 0, overflow: isFlush ? 'hidden' : undefined, p: isFlush ? 0 : padding }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          rowGap: 0.5,
          mb: hint ? 0.5 : isFlush ? 0 : 2,
          ...(isFlush ? { px: padding, pt: 2, pb: hint ? 0 : 1.5 } : {}),
        }}
      >
        <Typography variant="h2" id={id} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {hint && (
        <Typography
          component="div"
          color="textSecondary"
          sx={{ maxWidth: '75ch', ...(isFlush ? { px: padding, pb: 1.5 } : { mb: 2 }) }}
        >
          {hint}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
