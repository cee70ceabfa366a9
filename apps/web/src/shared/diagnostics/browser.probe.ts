import { diagnosticsTexts as words } from './diagnostics.texts';
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
  value: isWorking ? words.works : words.blocked,
  tone: isWorking ? 'success' : 'error',
});

/** The browser and its capabilities, without any stored data. */
export function browserReadings(): ReadingGroup {
  const { lang } = document.documentElement;
  return {
    title: words.browser,
    readings: [
      working(words.cookies, cookiesWork()),
      working(words.storage, storageWorks()),
      { label: words.secure, value: location.protocol === 'https:' ? words.yes : words.no },
      { label: words.name, value: navigator.userAgent },
      { label: words.language, value: navigator.language },
      { label: words.locale, value: lang || words.unknown },
      { label: words.timeZone, value: Intl.DateTimeFormat().resolvedOptions().timeZone },
      {
        label: words.window,
        value: `${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio}x`,
      },
    ],
  };
}
