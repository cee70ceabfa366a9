import { passkeyWords } from './passkey.en';
import { word } from '../words/words';

// Order matters, because phones also mention a desktop system.
const KINDS = [
  [/iPhone|iPod/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/CrOS/, 'chromebook'],
  [/Macintosh|Mac OS X/, 'mac'],
  [/Windows/, 'windows'],
  [/Linux|X11/, 'linux'],
] as const;

/** Suggests a name for a passkey created on this device, different from the user's existing ones. */
export function suggestPasskeyName(
  userAgent: string,
  existingNames: readonly string[],
  hasTouch = false,
): string {
  const found = KINDS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
  // iPads identify themselves as Macs, but no Mac has a touchscreen.
  const device = found === 'mac' && hasTouch ? 'ipad' : found;
  const name = word(passkeyWords, `devices.${device}`);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : word(passkeyWords, 'numbered', { name, number });
    if (!existingNames.includes(candidate)) return candidate;
  }
}
