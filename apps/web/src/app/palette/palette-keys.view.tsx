import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { paletteTexts } from './palette.texts';

/** A key as it is printed on keyboards. */
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

/** The shortcuts, at the foot of the palette; hidden on touch screens. */
export function PaletteKeys() {
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
      {paletteTexts.keys.map(({ keys, does }) => (
        <li key={keys}>
          <Key>{keys}</Key> {does}
        </li>
      ))}
    </Box>
  );
}
