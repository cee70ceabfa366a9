import {
  invalid,
  PLATFORM_TIME_ZONE,
  type AnnouncementInput,
  type PlatformAnnouncementInput,
} from '@quillcare/contracts';
import { localTimeOn, searchKey } from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';

export interface AnnouncementColumns {
  scheduledAt: Date | null;
  expiresAt: Date | null;
  searchKey: string;
  sortTitle: string;
}

type Checked = Omit<AnnouncementInput, 'audience'> &
  Pick<PlatformAnnouncementInput, 'forOrganisationIds'> & {
    audience: AnnouncementInput['audience'] | PlatformAnnouncementInput['audience'];
  };

/** The input with the time zone of its times. */
type Entered = AnnouncementInput & { timeZone: string };

/** Times are stored as entered, together with the practice's time zone and the resulting instants. */
export const announcementRules: RecordRules<Entered, AnnouncementColumns, { timeZone: string }> = {
  prepare: (_sent, { timeZone }) => ({ timeZone }),
  derive: (entered) => columnsOf({ ...entered, forOrganisationIds: [] }, entered.timeZone),
  check: refusePastEnd,
};

/** Platform announcements, whose times are all in one time zone. */
export const platformAnnouncementRules: RecordRules<PlatformAnnouncementInput, AnnouncementColumns> = {
  derive: (entered) => columnsOf({ ...entered, forUserIds: [] }, PLATFORM_TIME_ZONE),
  check: refusePastEnd,
};

/** Derives the columns. Throws if the fields contradict each other. */
function columnsOf(entered: Checked, timeZone: string): AnnouncementColumns {
  const { title, message, startsAt, endsAt } = entered;
  const scheduledAt = instantOf(startsAt, timeZone);
  const expiresAt = instantOf(endsAt, timeZone);
  const problems = problemsOf(entered, scheduledAt, expiresAt);
  if (problems.length > 0) throw invalid(...problems);
  return { scheduledAt, expiresAt, searchKey: searchKey(title, message), sortTitle: searchKey(title) };
}

/** A draft may have a past end, but an announcement published with one would never be shown. */
function refusePastEnd(
  { isActive, expiresAt }: Pick<Checked, 'isActive'> & Pick<AnnouncementColumns, 'expiresAt'>,
  now: Date,
): void {
  if (!isActive || expiresAt === null || expiresAt > now) return;
  const message = 'The end has passed. Choose a later one, or do not publish the announcement';
  throw invalid({ path: 'endsAt', message });
}

/** A local time skipped by daylight saving becomes the moment at which the clocks go forward. */
function instantOf(local: string | null, timeZone: string): Date | null {
  if (local === null) return null;
  return localTimeOn(local.slice(0, 10), local.slice(11), timeZone);
}

interface Problem {
  path: string;
  message: string;
}

function problemsOf(
  { audience, forRoles, forUserIds, forOrganisationIds, actionLabel, actionTarget, ...where }: Checked,
  scheduledAt: Date | null,
  expiresAt: Date | null,
): Problem[] {
  const problems: (Problem | false)[] = [
    audience === 'SPECIFIC_ROLES' &&
      forRoles.length === 0 && { path: 'forRoles', message: 'Choose at least one role' },
    audience === 'SPECIFIC_USERS' &&
      forUserIds.length === 0 && { path: 'forUserIds', message: 'Choose at least one person' },
    audience === 'SPECIFIC_PRACTICES' &&
      forOrganisationIds.length === 0 && {
        path: 'forOrganisationIds',
        message: 'Choose at least one practice',
      },
    scheduledAt !== null &&
      expiresAt !== null &&
      expiresAt <= scheduledAt && { path: 'endsAt', message: 'The end must be after the start' },
    actionLabel !== null &&
      actionTarget === null && { path: 'actionTarget', message: 'Say where the button leads' },
    actionTarget !== null && actionLabel === null && { path: 'actionLabel', message: 'Name the button' },
    !where.showInBanner &&
      !where.showInNotificationCenter && {
        path: 'showInBanner',
        message: 'Show it in the banner, in the notification centre, or in both',
      },
    where.needsAcknowledgement &&
      !where.showInBanner && {
        path: 'showInBanner',
        message: 'People acknowledge it in the banner, so it must be shown there',
      },
  ];
  return problems.filter((problem) => problem !== false);
}
