import {
  ADMINS,
  notificationKind,
  TOPIC_RULES,
  type InputOf,
  type Notification,
  type NotificationChannel,
  type NotificationChannels,
  type NotificationKind,
  type NotificationPreferences,
  type Role,
  type updateNotificationPreferences,
} from '@quillcare/contracts';

/** A person's notification settings. `urgentAtOnce` is null if never chosen; it then depends on the role. */
export type Preference = Omit<NotificationPreferences, 'userId' | 'notificationTypes' | 'urgentAtOnce'> & {
  urgentAtOnce: boolean | null;
  /** The kinds switched off, by channel. */
  off: Record<NotificationChannel, readonly NotificationKind[]>;
};

export const DEFAULT_PREFERENCE: Preference = {
  showBannerNotifications: true,
  showInAppNotifications: true,
  emailNotifications: true,
  emailFrequency: 'DAILY_DIGEST',
  urgentAtOnce: null,
  off: { banner: [], inApp: [], email: [] },
  quietHours: null,
  quietDays: [],
};

/**
 * By default administrators, who are responsible for nobody having to wait, and the author of the quote concerned. Anyone else
 * has to opt in.
 */
export function wantsUrgentImmediately({ urgentAtOnce }: Preference, role: Role, isTheirs = false): boolean {
  return urgentAtOnce ?? (isTheirs || ADMINS.some((admin) => admin === role));
}

export function wantsBanner({ showBannerNotifications, off }: Preference, kind: NotificationKind): boolean {
  return showBannerNotifications && !off.banner.includes(kind);
}

export function wantsInApp({ showInAppNotifications, off }: Preference, kind: NotificationKind): boolean {
  return showInAppNotifications && !off.inApp.includes(kind);
}

export function wantsEmail(preference: Preference, kind: NotificationKind): boolean {
  const { emailNotifications, emailFrequency, off } = preference;
  return emailNotifications && emailFrequency !== 'NEVER' && !off.email.includes(kind);
}

/**
 * Returns whether a person gets an individual email for a topic rather than a line in a digest. `isTheirs` means it is about a
 * quote they wrote.
 */
export function wantsImmediateMail(
  preference: Preference,
  role: Role,
  topic: Notification['topic'],
  isTheirs = false,
): boolean {
  const { kind, isUrgent } = TOPIC_RULES[topic];
  if (!wantsEmail(preference, kind)) return false;
  return (
    preference.emailFrequency === 'IMMEDIATE' ||
    (isUrgent && wantsUrgentImmediately(preference, role, isTheirs))
  );
}

/** Returns the settings for display. */
export function toPreferencesView(
  preference: Preference,
  { userId, role }: { userId: string; role: Role },
): NotificationPreferences {
  const { off, ...others } = preference;
  const channelsOf = (kind: NotificationKind): NotificationChannels => ({
    banner: !off.banner.includes(kind),
    inApp: !off.inApp.includes(kind),
    email: !off.email.includes(kind),
  });
  const types = notificationKind.options.map((kind) => [kind, channelsOf(kind)] as const);
  return {
    ...others,
    userId,
    urgentAtOnce: wantsUrgentImmediately(preference, role),
    notificationTypes: Object.fromEntries(types) as NotificationPreferences['notificationTypes'],
  };
}

type Changes = InputOf<typeof updateNotificationPreferences>['body'];

/** Applies changes to a preference. Omitted fields stay as they are. */
export function applyPreferenceChanges(
  preference: Preference,
  { notificationTypes = {}, ...changes }: Changes,
): Preference {
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const switchedOffKinds = (channel: NotificationChannel) =>
    notificationKind.options.filter((kind) => {
      const isOn = notificationTypes[kind]?.[channel];
      return isOn === undefined ? preference.off[channel].includes(kind) : !isOn;
    });
  const off = {
    banner: switchedOffKinds('banner'),
    inApp: switchedOffKinds('inApp'),
    email: switchedOffKinds('email'),
  };
  return { ...preference, ...sent, off };
}
