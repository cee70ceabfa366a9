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

/** What a person chose. `urgentAtOnce` is null for whoever never did: then it follows from the role. */
export type Preference = Omit<NotificationPreferences, 'userId' | 'notificationTypes' | 'urgentAtOnce'> & {
  urgentAtOnce: boolean | null;
  /** The kinds that are switched off, by channel. */
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

/** Administrators answer for it that nobody waits, and whoever wrote a quote for that quote; others ask for it. */
export function isUrgentAtOnce({ urgentAtOnce }: Preference, role: Role, isTheirs = false): boolean {
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

/** Whether a person gets an email for each notification of a topic, rather than a line of a digest; `isTheirs`: about their quote. */
export function isMailedAtOnce(
  preference: Preference,
  role: Role,
  topic: Notification['topic'],
  isTheirs = false,
): boolean {
  const { kind, isUrgent } = TOPIC_RULES[topic];
  if (!wantsEmail(preference, kind)) return false;
  return (
    preference.emailFrequency === 'IMMEDIATE' || (isUrgent && isUrgentAtOnce(preference, role, isTheirs))
  );
}

/** As the person sees it. */
export function shownPreference(
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
    urgentAtOnce: isUrgentAtOnce(preference, role),
    notificationTypes: Object.fromEntries(types) as NotificationPreferences['notificationTypes'],
  };
}

type Changes = InputOf<typeof updateNotificationPreferences>['body'];

/** A preference with changes; what they leave out stays. */
export function changedPreference(
  preference: Preference,
  { notificationTypes = {}, ...changes }: Changes,
): Preference {
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const offIn = (channel: NotificationChannel) =>
    notificationKind.options.filter((kind) => {
      const wanted = notificationTypes[kind]?.[channel];
      return wanted === undefined ? preference.off[channel].includes(kind) : !wanted;
    });
  const off = { banner: offIn('banner'), inApp: offIn('inApp'), email: offIn('email') };
  return { ...preference, ...sent, off };
}
