/** In this order: iPads and Android phones also call themselves by the names further down. */
const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'Android phone'],
  [/\bAndroid\b/, 'Android tablet'],
  [/\bWindows NT\b/, 'Windows computer'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux computer'],
];

/**
 * The kind of device by its user agent, and no more than the kind: staff should not be able to tell one person's device from
 * another's. iPads that ask for desktop pages call themselves Mac.
 */
export function deviceOf(userAgent: string): string {
  return DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other device';
}
