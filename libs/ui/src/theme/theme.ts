import { createTheme, type Theme } from '@mui/material/styles';
import { componentStyles } from './theme.components';
import { FONT_FAMILY, SCHEMES, type SchemeTokens, type Tones } from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    tone: Tones;
    surface: { raised: string; hover: string; tint: string; control: string };
  }
  interface PaletteOptions {
    tone?: Tones;
    surface?: { raised: string; hover: string; tint: string; control: string };
  }
}

function buildPalette({ accent, ground, text, line, control, tones }: SchemeTokens) {
  const mainColour = (name: keyof Tones) => ({ main: tones[name].text });
  return {
    primary: { main: accent.main, dark: accent.dark, light: accent.light, contrastText: accent.contrastText },
    info: mainColour('info'),
    warning: mainColour('warning'),
    success: mainColour('success'),
    error: mainColour('error'),
    background: { default: ground.page, paper: ground.paper },
    surface: { raised: ground.raised, hover: ground.hover, tint: accent.tint, control },
    text,
    divider: line,
    tone: tones,
  };
}

const headingStyles = (size: number) => ({
  fontSize: `${size / 16}rem`,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-0.01em',
});

/**
 * Creates the product's theme: light and dark as CSS variables, switched by `data-color-scheme` on the root element. `bodySize`
 * (in pixels) is 14 in the staff app and 16 on the patient's page.
 */
export function createQuillcareTheme({ bodySize = 14 }: { bodySize?: 14 | 16 } = {}): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: {
      light: { palette: buildPalette(SCHEMES.light) },
      dark: { palette: buildPalette(SCHEMES.dark) },
    },
    shape: { borderRadius: 8 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1100, xl: 1440 } },
    typography: {
      fontFamily: FONT_FAMILY,
      fontSize: bodySize,
      htmlFontSize: 16,
      h1: headingStyles(bodySize === 16 ? 24 : 20),
      h2: headingStyles(bodySize === 16 ? 20 : 16),
      h3: headingStyles(bodySize),
      body1: { fontSize: `${bodySize / 16}rem`, lineHeight: 1.5 },
      body2: { fontSize: `${(bodySize - 1) / 16}rem`, lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    },
    transitions: {
      duration: {
        shortest: 100,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 190,
        enteringScreen: 160,
        leavingScreen: 120,
      },
    },
    components: componentStyles,
  });
}
