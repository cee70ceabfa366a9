import type { Announcement } from '@quillcare/contracts';

export type AnnouncementState = 'DRAFT' | 'SCHEDULED' | 'SHOWN' | 'ENDED';

export function stateOf(
  { isActive, scheduledAt, expiresAt }: Pick<Announcement, 'isActive' | 'scheduledAt' | 'expiresAt'>,
  now: Date,
): AnnouncementState {
  if (!isActive) return 'DRAFT';
  if (expiresAt !== null && new Date(expiresAt) <= now) return 'ENDED';
  return scheduledAt !== null && new Date(scheduledAt) > now ? 'SCHEDULED' : 'SHOWN';
}
