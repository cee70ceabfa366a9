/** Order matters: iPads and Android phones also match later entries. */
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
 * The kind of device from its user agent. Deliberately no more than that, so that staff cannot tell one person's device from
 * another's. iPads requesting desktop pages identify as Mac.
 */
export function deviceOf(userAgent: string): string {
  return DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other device';
}
