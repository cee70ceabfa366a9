import { useColorScheme } from '@mui/material/styles';

export const COLOUR_MODE_KEY = 'quillcare.colour-mode';

/** The colours on the screen, and the way to change them. */
export function useColourMode(): { isDark: boolean; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return { isDark, toggle: () => setMode(isDark ? 'light' : 'dark') };
}
