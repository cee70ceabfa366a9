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

/** Whether somebody still has to do something. */
export function isOpen({ status }: Pick<Lead, 'status'>): boolean {
  return status !== 'CONVERTED' && status !== 'LOST';
}

const DAY_MS = 86_400_000;
/** An open lead with which nothing has happened for so many days is marked on the board. */
const QUIET_DAYS = 7;

/** For how many days nothing has happened with an open lead that was reached; null while that is no concern. */
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

/** What they ask about: the surgery of the catalogue, or their own words. */
export function aboutOf(lead: Pick<LeadSummary, 'surgeryName' | 'interestedIn' | 'category'>): string {
  return lead.surgeryName ?? lead.interestedIn ?? word(leadWords, `options.category.${lead.category}`);
}

/** Who looks after it; somebody who left is shown as such. */
export function ownerOf({
  ownerName,
  ownerIsActive,
}: Pick<LeadSummary, 'ownerName' | 'ownerIsActive'>): string {
  if (ownerName === null) return word(leadWords, 'list.unassigned');
  return ownerIsActive ? ownerName : word(leadWords, 'owner.left', { name: ownerName });
}
