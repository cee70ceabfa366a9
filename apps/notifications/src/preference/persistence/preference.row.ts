import type { EmailFrequency, NotificationKind } from '@quillcare/contracts';
import type { Preference } from '../domain/preference';

export interface PreferenceRow {
  userId: string;
  showBanner: boolean;
  showInApp: boolean;
  email: boolean;
  emailFrequency: EmailFrequency;
  urgentAtOnce: boolean | null;
  bannerOff: NotificationKind[];
  inAppOff: NotificationKind[];
  emailOff: NotificationKind[];
  quietFrom: string | null;
  quietTo: string | null;
  quietDays: number[];
}

export const PREFERENCE_COLUMNS = `user_id as "userId", show_banner as "showBanner", show_in_app as "showInApp", email,
  email_frequency as "emailFrequency", urgent_at_once as "urgentAtOnce", banner_off as "bannerOff", in_app_off as "inAppOff",
  email_off as "emailOff", quiet_from as "quietFrom", quiet_to as "quietTo", quiet_days as "quietDays"`;

export function preferenceOf(row: PreferenceRow): Preference {
  const { quietFrom: from, quietTo: to } = row;
  return {
    showBannerNotifications: row.showBanner,
    showInAppNotifications: row.showInApp,
    emailNotifications: row.email,
    emailFrequency: row.emailFrequency,
    urgentAtOnce: row.urgentAtOnce,
    off: { banner: row.bannerOff, inApp: row.inAppOff, email: row.emailOff },
    quietHours: from === null || to === null ? null : { from, to },
    quietDays: row.quietDays,
  };
}

/** Returns the column values in the order of the update statement, after organisation and person. */
export function valuesOf(preference: Preference): unknown[] {
  const { off, quietHours, quietDays, ...chosen } = preference;
  return [
    ...[chosen.showBannerNotifications, chosen.showInAppNotifications, chosen.emailNotifications],
    ...[chosen.emailFrequency, chosen.urgentAtOnce, off.banner, off.inApp, off.email],
    ...[quietHours?.from ?? null, quietHours?.to ?? null, quietDays],
  ];
}
