import type { Lead, LeadStatus, LeadSummary } from '@quillcare/contracts';
import type { StatusLook } from '../../shared/status/status';
import { word } from '../../shared/words/words';
import { leadWords } from './lead.en';

export const leadName = ({ firstName, lastName }: Pick<Lead, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const TONES = {
  NEW: 'info',
  CONTACTED: 'warning',
  QUALIFIED: 'neutral',
  CONVERTED: 'success',
  LOST: 'muted',
} as const;

export function statusLook(status: LeadStatus): StatusLook {
  return { tone: TONES[status], label: word(leadWords, `status.${status}`) };
}

export function isOpen({ status }: Pick<Lead, 'status'>): boolean {
  return status !== 'CONVERTED' && status !== 'LOST';
}

const DAY_MS = 86_400_000;
/** An open lead is highlighted on the board after this many days without activity. */
const QUIET_DAYS = 7;

/** Returns the days without activity of an open lead. Null if it is closed or below the threshold. */
export function quietDays(
  lead: Pick<LeadSummary, 'status' | 'statusChangedAt' | 'lastAttemptAt'>,
  now: number,
): number | null {
  if (!isOpen(lead)) return null;
  const signs = [lead.statusChangedAt, lead.lastAttemptAt].flatMap((at) =>
    at === null ? [] : [Date.parse(at)],
  );
  const days = Math.floor((now - Math.max(...signs)) / DAY_MS);
  return days >= QUIET_DAYS ? days : null;
}

/** What they are asking about: the surgery in the catalogue, or their own words. */
export function aboutOf(lead: Pick<LeadSummary, 'surgeryName' | 'interestedIn' | 'category'>): string {
  return lead.surgeryName ?? lead.interestedIn ?? word(leadWords, `options.category.${lead.category}`);
}

/** Name of the lead's owner, marked if that person has left the practice. */
export function ownerOf({
  ownerName,
  ownerIsActive,
}: Pick<LeadSummary, 'ownerName' | 'ownerIsActive'>): string {
  if (ownerName === null) return word(leadWords, 'list.unassigned');
  return ownerIsActive ? ownerName : word(leadWords, 'owner.left', { name: ownerName });
}
