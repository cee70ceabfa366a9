import type { countUrgentCallbacks, ResultOf, ShownAnnouncement } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';

export type UrgentCounts = ResultOf<typeof countUrgentCallbacks>;

/** When a person dismissed the banner, and how many callbacks it showed. */
export interface BannerDismissal {
  at: Date;
  callbacks: number;
}

export const totalOf = ({ mine, unassigned }: UrgentCounts): number => mine + unassigned;

/** Once dismissed, the banner stays hidden until the next day, unless more callbacks become overdue. */
export function isDismissed(
  { at, callbacks }: BannerDismissal,
  counts: UrgentCounts,
  now: Date,
  timeZone: string,
): boolean {
  return totalOf(counts) <= callbacks && todayIn(at, timeZone) === todayIn(now, timeZone);
}

/** Returns the banner about long-overdue callbacks, or null if there are none. It disappears once they are made. */
export function buildUrgentBanner(
  userId: string,
  counts: UrgentCounts,
  dismissedAt: Date | null = null,
): ShownAnnouncement | null {
  const { mine, unassigned } = counts;
  const count = totalOf(counts);
  if (count === 0) return null;
  const target = mine > 0 ? '/callbacks/my-day' : '/callbacks?view=overdue';
  return {
    // One per person, so the person's id serves as the banner's.
    id: userId,
    title: count === 1 ? '1 callback is long overdue.' : `${count} callbacks are long overdue.`,
    message: formatMessage(mine, unassigned),
    type: 'WARNING',
    priority: 'HIGH',
    source: 'SYSTEM',
    isDismissible: true,
    needsAcknowledgement: false,
    showInBanner: true,
    showInNotificationCenter: false,
    publishedAt: null,
    readAt: null,
    acknowledgedAt: null,
    dismissedAt: dismissedAt?.toISOString() ?? null,
    action: { label: 'Call now', target, style: 'WARNING' },
  };
}

function formatMessage(ownCount: number, unassigned: number): string {
  const team = `${unassigned} ${unassigned === 1 ? 'is' : 'are'} unassigned.`;
  if (ownCount === 0) return team;
  const own = `${ownCount} ${ownCount === 1 ? 'is' : 'are'} yours.`;
  return unassigned === 0 ? own : `${own} ${team}`;
}
