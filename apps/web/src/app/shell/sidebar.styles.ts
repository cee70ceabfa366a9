import type { SxProps, Theme } from '@mui/material/styles';

export function sidebarItem(isCompact: boolean, isCurrent: boolean): SxProps<Theme> {
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: isCompact ? 'center' : 'flex-start',
    gap: 1.25,
    width: '100%',
    minHeight: 32,
    // Fits all entries on a laptop screen without scrolling.
    '@media (min-width: 1100px) and (max-height: 959px)': { minHeight: 25 },
    px: isCompact ? 0 : 1.25,
    border: 0,
    borderRadius: 0.75,
    background: 'none',
    cursor: 'pointer',
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'none',
    fontWeight: isCurrent ? 600 : 500,
    color: isCurrent ? 'primary.main' : 'text.secondary',
    bgcolor: isCurrent ? 'surface.tint' : 'transparent',
    '&:hover': {
      bgcolor: isCurrent ? 'surface.tint' : 'surface.hover',
      color: isCurrent ? 'primary.main' : 'text.primary',
    },
    '&:focus-visible': { outlineOffset: -2 },
  };
}
