import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { Muted } from '@quillcare/ui';

export interface ExhibitSectionProps {
  /** Name of the state shown, such as "Empty" or "Long names". */
  title: string;
  /** One sentence on when to use it. */
  hint?: string;
  children: ReactNode;
}

/** Shows one state of a component on the page's own background. */
export function ExhibitSection({ title, hint, children }: ExhibitSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Muted id={id} component="h2" sx={{ fontWeight: 500, mb: 1 }}>
        {title}
        {hint && (
          <Box component="span" sx={{ fontWeight: 400 }}>
            {' · '}
            {hint}
          </Box>
        )}
      </Muted>
      {children}
    </Box>
  );
}

/** Places two or three states side by side where there is room. */
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
