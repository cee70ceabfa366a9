import { useColorScheme } from '@mui/material/styles';

export const COLOUR_MODE_KEY = 'quillcare.colour-mode';

/** Whether the app is dark, and a toggle. */
export function useColourMode(): { isDark: boolean; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return { isDark, toggle: () => setMode(isDark ? 'light' : 'dark') };
}
