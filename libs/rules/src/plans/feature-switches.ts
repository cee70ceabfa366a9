/**
 * Features that super admins can switch off for a single practice because of misuse or on request. Not included is whatever a
 * practice needs to do its work, to let patients finish and to export its data.
 */
export const FEATURE_SWITCHES = [
  'branding',
  'assistant',
  'enquiryForm',
  'websiteKeys',
  'calendarFeeds',
  'deposits',
] as const;
export type FeatureSwitch = (typeof FEATURE_SWITCHES)[number];

/** Returns whether a feature is switched off for a practice. */
export function isSwitchedOff(
  { switchedOff }: { readonly switchedOff: readonly FeatureSwitch[] },
  feature: FeatureSwitch,
): boolean {
  return switchedOff.includes(feature);
}
