import { useColorScheme } from '@mui/material/styles';

export const COLOUR_MODE_KEY = 'quillcare.colour-mode';

/** Returns whether dark mode is on, and a function to toggle it. */
export function useColourMode(): { isDark: boolean; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return { isDark, toggle: () => setMode(isDark ? 'light' : 'dark') };
}
