import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/words/words';
import { paletteWords } from './palette.en';

const KEYS = ['move', 'open', 'close', 'search', 'messages'] as const;

export function Key({ children }: { children: ReactNode }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 0.625,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        bgcolor: 'background.paper',
        color: 'text.secondary',
        fontFamily: 'inherit',
        fontSize: '0.6875rem',
        lineHeight: '18px',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}

/** Shows the shortcuts at the foot of the palette. Hidden on touch screens. */
export function PaletteKeys() {
  const t = useWords(paletteWords);
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        rowGap: 0.5,
        m: 0,
        px: 2,
        py: 1,
        listStyle: 'none',
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.75rem',
        '@media (hover: none)': { display: 'none' },
      }}
    >
      {KEYS.map((name) => (
        <li key={name}>
          <Key>{t(`keys.${name}.keys`)}</Key> {t(`keys.${name}.does`)}
        </li>
      ))}
    </Box>
  );
}
