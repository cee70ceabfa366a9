/**
 * What super admins can switch off for one practice: where it is misused, or not wanted there. What a practice needs to do its work,
 * to let patients finish and to take its data out is not among them.
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

/** Whether a feature is switched off for a practice. */
export function isSwitchedOff(
  { switchedOff }: { readonly switchedOff: readonly FeatureSwitch[] },
  feature: FeatureSwitch,
): boolean {
  return switchedOff.includes(feature);
}
