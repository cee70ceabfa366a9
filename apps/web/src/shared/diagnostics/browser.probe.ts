import { diagnosticsWords } from './diagnostics.en';
import { word } from '../words/words';
import type { Reading, ReadingGroup } from './reading';

const PROBE = 'quillcare-probe';

function cookiesWork(): boolean {
  try {
    document.cookie = `${PROBE}=1; SameSite=Strict; Max-Age=5`;
    const isKept = document.cookie.includes(`${PROBE}=1`);
    document.cookie = `${PROBE}=; SameSite=Strict; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}

function storageWorks(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

const working = (label: string, isWorking: boolean): Reading => ({
  label,
  value: isWorking ? word(diagnosticsWords, 'works') : word(diagnosticsWords, 'blocked'),
  tone: isWorking ? 'success' : 'error',
});

/** Returns readings about the browser and its capabilities, without any stored data. */
export function browserReadings(): ReadingGroup {
  const { lang } = document.documentElement;
  return {
    title: word(diagnosticsWords, 'browser'),
    readings: [
      working(word(diagnosticsWords, 'cookies'), cookiesWork()),
      working(word(diagnosticsWords, 'storage'), storageWorks()),
      {
        label: word(diagnosticsWords, 'secure'),
        value: location.protocol === 'https:' ? word(diagnosticsWords, 'yes') : word(diagnosticsWords, 'no'),
      },
      { label: word(diagnosticsWords, 'name'), value: navigator.userAgent },
      { label: word(diagnosticsWords, 'language'), value: navigator.language },
      { label: word(diagnosticsWords, 'locale'), value: lang || word(diagnosticsWords, 'unknown') },
      { label: word(diagnosticsWords, 'timeZone'), value: Intl.DateTimeFormat().resolvedOptions().timeZone },
      {
        label: word(diagnosticsWords, 'window'),
        value: `${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio}x`,
      },
    ],
  };
}
