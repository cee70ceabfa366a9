import { passkeyTexts } from './passkey.texts';

const { devices } = passkeyTexts;

// The order matters: phones also name a computer's system.
const KINDS: readonly [mark: RegExp, name: string][] = [
  [/iPhone|iPod/, devices.iphone],
  [/iPad/, devices.ipad],
  [/Android/, devices.android],
  [/CrOS/, devices.chromebook],
  [/Macintosh|Mac OS X/, devices.mac],
  [/Windows/, devices.windows],
  [/Linux|X11/, devices.linux],
];

/** A name for a passkey made on this device, different from the person's other ones. */
export function suggestPasskeyName(userAgent: string, taken: readonly string[], hasTouch = false): string {
  const found = KINDS.find(([mark]) => mark.test(userAgent))?.[1] ?? devices.other;
  // iPads identify themselves as Macs, but no Mac has a touch screen.
  const name = found === devices.mac && hasTouch ? devices.ipad : found;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : passkeyTexts.numbered(name, number);
    if (!taken.includes(candidate)) return candidate;
  }
}
