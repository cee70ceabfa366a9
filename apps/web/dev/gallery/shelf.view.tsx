import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface ShelfProps {
  /** The state that is shown: "Empty", "Long names". */
  title: string;
  /** When to use it, in a sentence. */
  hint?: string;
  children: ReactNode;
}

/** One state of a component, on the page's own ground. */
export function Shelf({ title, hint, children }: ShelfProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography
        id={id}
        component="h2"
        variant="body2"
        color="textSecondary"
        sx={{ fontWeight: 500, mb: 1 }}
      >
        {title}
        {hint && (
          <Box component="span" sx={{ fontWeight: 400 }}>
            {' · '}
            {hint}
          </Box>
        )}
      </Typography>
      {children}
    </Box>
  );
}

/** Two or three states beside each other where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
