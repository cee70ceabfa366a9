import type { SxProps, Theme } from '@mui/material/styles';

// Shared by the shell and its loading state, so that nothing moves when one replaces the other.

export const SIDEBAR_WIDTH = { full: 240, compact: 64 };

export const sidebarFrame = {
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  flexShrink: 0,
} satisfies SxProps<Theme>;

export const headerBar = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, md: 1.5 },
  height: 56,
  px: { xs: 1, md: 3 },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  flexShrink: 0,
} satisfies SxProps<Theme>;

export const contentArea = {
  flex: 1,
  p: { xs: 2, md: 3 },
  width: '100%',
  maxWidth: 1320,
  mx: 'auto',
} satisfies SxProps<Theme>;
