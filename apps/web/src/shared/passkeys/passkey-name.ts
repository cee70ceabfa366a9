import { passkeyTexts } from './passkey.texts';

const { devices } = passkeyTexts;

// The order matters: phones name the system of a computer as well.
const KINDS: readonly [mark: RegExp, name: string][] = [
  [/iPhone|iPod/, devices.iphone],
  [/iPad/, devices.ipad],
  [/Android/, devices.android],
  [/CrOS/, devices.chromebook],
  [/Macintosh|Mac OS X/, devices.mac],
  [/Windows/, devices.windows],
  [/Linux|X11/, devices.linux],
];

/** A name for a passkey that is made on this device, different from those that the person has. */
export function suggestPasskeyName(userAgent: string, taken: readonly string[], hasTouch = false): string {
  const found = KINDS.find(([mark]) => mark.test(userAgent))?.[1] ?? devices.other;
  // A tablet of Apple's calls itself a Mac; no Mac has a touch screen.
  const name = found === devices.mac && hasTouch ? devices.ipad : found;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : passkeyTexts.numbered(name, number);
    if (!taken.includes(candidate)) return candidate;
  }
}
