import { useColorScheme } from '@mui/material/styles';

export const COLOUR_MODE_KEY = 'quillcare.colour-mode';

export function useColourMode(): { isDark: boolean; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return { isDark, toggle: () => setMode(isDark ? 'light' : 'dark') };
}
