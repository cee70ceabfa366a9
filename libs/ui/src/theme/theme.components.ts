import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const lineStyles = { content: '""', position: 'absolute', left: 0, right: 0, height: 1 } as const;

/** What floats above the page has an edge and a shadow, because its background is nearly the page's. */
const toFloating = ({ theme }: { theme: Omit<Theme, 'components'> }) => ({
  backgroundColor: theme.vars?.palette.surface.raised,
  border: `1px solid ${theme.vars?.palette.divider}`,
  boxShadow: '0 8px 24px rgba(0,0,0,0.14)',
});

/** The border of a field has a contrast of 3:1, also where a touch screen counts as hovering. */
const toField =
  (name: 'MuiOutlinedInput' | 'MuiPickersOutlinedInput') =>
  ({ theme }: { theme: Omit<Theme, 'components'> }) => {
    const border = { borderColor: theme.vars?.palette.surface.control };
    const outline = `.${name}-notchedOutline`;
    return {
      backgroundColor: theme.vars?.palette.background.paper,
      [`& ${outline}`]: border,
      '@media (hover: none)': { [`&:hover:not(.Mui-focused, .Mui-error) ${outline}`]: border },
    };
  };

/** Component styles: hairlines instead of shadows, one radius, a clear focus ring. */
export const componentStyles: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontFeatureSettings: "'cv05', 'cv11', 'ss03'", overflowWrap: 'anywhere' },
      '.tabular': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      // Headings and results only receive focus to be announced by screen readers, so they need no focus ring.
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        whiteSpace: 'nowrap',
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      }),
      sizeLarge: { minHeight: 44 },
      sizeSmall: { minHeight: 30, fontSize: '0.8125rem' },
      outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: -2 },
      }),
    },
  },
  // Otherwise two digits would wrap on a narrow anchor.
  MuiBadge: { styleOverrides: { badge: { whiteSpace: 'nowrap' } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: toField('MuiOutlinedInput'),
      input: { height: '1.4375em' },
    },
  },
  MuiPickersOutlinedInput: { styleOverrides: { root: toField('MuiPickersOutlinedInput') } },
  MuiTextField: { defaultProps: { size: 'small', hiddenLabel: true, fullWidth: true } },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginRight: 0 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars?.palette.text.primary,
        fontWeight: 500,
        fontSize: '0.875rem',
        '&.Mui-focused': { color: theme.vars?.palette.text.primary },
      }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 300, arrow: false } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.surface.raised,
        border: `1px solid ${theme.vars?.palette.divider}`,
      }),
    },
  },
  // Shows a line below the title once content has scrolled under it. The content has a cover for the line, which scrolls away
  // with it.
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        fontSize: '1rem',
        fontWeight: 600,
        paddingBottom: 8,
        '&::after': { ...lineStyles, top: '100%', zIndex: 1, background: theme.vars?.palette.divider },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        '&::before': { ...lineStyles, top: 0, zIndex: 2, background: theme.vars?.palette.surface.raised },
      }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiMenu: { styleOverrides: { paper: toFloating } },
  MuiPopover: { styleOverrides: { paper: toFloating } },
  MuiAutocomplete: { styleOverrides: { paper: toFloating } },
  MuiTab: {
    styleOverrides: {
      root: { minHeight: 40, textTransform: 'none', fontWeight: 500, minWidth: 0, padding: '8px 12px' },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40 },
      // Otherwise the first tab is indented by a button that cannot be used.
      scrollButtons: { '&.Mui-disabled': { display: 'none' } },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  // A neutral track, because a lighter accent colour would look like a full bar at 0.
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.divider }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: false } },
  MuiAlert: {
    styleOverrides: {
      // On phones the action goes below the message, which would otherwise be a narrow column next to it.
      root: { borderRadius: 8, alignItems: 'flex-start', flexWrap: 'wrap' },
      message: { flex: '1 1 180px' },
    },
  },
};
