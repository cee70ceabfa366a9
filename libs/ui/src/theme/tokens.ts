/** The three shades of a tone: text on the page or on its own tint, a line, and a background for text. */
export interface Tone {
  text: string;
  line: string;
  tint: string;
}

export const TONE_NAMES = ['neutral', 'info', 'warning', 'success', 'error', 'muted'] as const;
export type ToneName = (typeof TONE_NAMES)[number];
export type Tones = Record<ToneName, Tone>;

export interface SchemeTokens {
  accent: { main: string; dark: string; light: string; contrastText: string; tint: string };
  ground: { page: string; paper: string; raised: string; hover: string };
  text: { primary: string; secondary: string; disabled: string };
  line: string;
  control: string;
  tones: Tones;
}

/** Slightly warm neutrals and a deep teal. Colour is only used where it has a meaning. */
export const LIGHT_TOKENS: SchemeTokens = {
  accent: { main: '#0F6E6E', dark: '#0A5555', light: '#2C8787', contrastText: '#FFFFFF', tint: '#E4F1F0' },
  ground: { page: '#FAF9F7', paper: '#FFFFFF', raised: '#FFFFFF', hover: '#F4F2EE' },
  text: { primary: '#1D1C1A', secondary: '#5E5B55', disabled: '#8B877F' },
  line: '#E6E3DD',
  control: '#8C877E',
  tones: {
    neutral: { text: '#55524C', line: '#D3CFC7', tint: '#F1EFEB' },
    info: { text: '#1D5FA8', line: '#A9C8EA', tint: '#E8F1FB' },
    warning: { text: '#8A5200', line: '#E7C07F', tint: '#FDF1DC' },
    success: { text: '#1B6B3A', line: '#9FD3B3', tint: '#E5F4EA' },
    error: { text: '#B3261E', line: '#EDB3AE', tint: '#FCEBEA' },
    muted: { text: '#6B675F', line: '#DEDAD3', tint: '#F5F3F0' },
  },
};

export const DARK_TOKENS: SchemeTokens = {
  accent: { main: '#4FC3BF', dark: '#37A5A1', light: '#7BD6D3', contrastText: '#06201F', tint: '#163433' },
  ground: { page: '#131312', paper: '#1A1A18', raised: '#222220', hover: '#242421' },
  text: { primary: '#F1EFEA', secondary: '#ABA79E', disabled: '#79756D' },
  line: '#2E2D2A',
  control: '#7D7970',
  tones: {
    neutral: { text: '#C4C0B7', line: '#4A4842', tint: '#2A2926' },
    info: { text: '#8ABFF5', line: '#2F557D', tint: '#152A40' },
    warning: { text: '#F0BC62', line: '#6E5220', tint: '#33270F' },
    success: { text: '#7FD39B', line: '#2E6642', tint: '#142D1D' },
    error: { text: '#FF9C94', line: '#7C3530', tint: '#3A1A18' },
    muted: { text: '#9D998F', line: '#3D3B36', tint: '#232220' },
  },
};

export const SCHEMES = { light: LIGHT_TOKENS, dark: DARK_TOKENS };
export const FONT_FAMILY = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
