import {
  AppError,
  invalid,
  leadMachine,
  OPEN_LEADS,
  type ContactOutcome,
  type LeadInput,
  type LeadStanding,
  type LeadStatus,
} from '@quillcare/contracts';
import { normalisePhone, searchKey, type Country } from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';
import type { LeadState } from '../persistence/lead.entity';

/** Columns derived from others: the search key, and the name in its sortable form. */
interface LeadKeys {
  searchKey: string;
  sortName: string;
}

/** Names of the records that a lead is about, as they are in the directory. */
export interface LinkNames {
  surgeryName: string | null;
  siteName: string | null;
  referringDoctorName: string | null;
}

/** What people enter, with the names that belong to it. */
export type LeadFields = LeadInput & Partial<LinkNames>;

/** A lead is stored with its phone in E.164 and the keys of the list; one that nobody could reach is refused. */
export const leadRules: RecordRules<LeadFields, LeadKeys, { country: Country }> = {
  prepare: (sent, { country }) => {
    if (!sent.phone) return sent;
    const phone = normalisePhone(sent.phone, country);
    if (!phone.ok) throw invalid({ path: 'phone', message: phone.message });
    return { ...sent, phone: phone.value };
  },
  derive: (lead) => {
    if (!lead.email && !lead.phone)
      throw invalid({ path: 'phone', message: 'Please enter a phone number or an email address' });
    const first = searchKey(lead.firstName);
    const last = searchKey(lead.lastName);
    return {
      searchKey: `${first} ${last} ${searchKey(lead.email, lead.phone, lead.interestedIn, lead.surgeryName)}`,
      // A tab sorts before every letter and space, as with clients.
      sortName: `${last}\t${first}`,
    };
  },
};

/** What every lead starts with. */
export function newLead(now: Date): LeadState {
  return {
    status: 'NEW',
    statusChangedAt: now,
    firstContactedAt: null,
    reachedAt: null,
    contactAttempts: 0,
    lastAttemptAt: null,
    lostReason: null,
    lostNote: null,
    clientId: null,
    convertedAt: null,
    nextFollowUpOn: null,
  };
}

/** Why a lead is lost; nothing for any other status. */
export interface Loss {
  reason: string | null;
  note: string | null;
}

/**
 * The lead in another status. Whoever leaves NEW for anything but LOST was reached; going back to NEW takes that back, but not a
 * contact that was logged. A lead that is there already stays as it is, so that a command that is repeated does no harm; only why it was lost can
 * be put right.
 */
export function moveLead(
  lead: LeadState,
  status: Exclude<LeadStatus, 'CONVERTED'>,
  { reason, note }: Loss,
  now: Date,
): Partial<LeadState> {
  const loss =
    status === 'LOST' ? { lostReason: reason, lostNote: note } : { lostReason: null, lostNote: null };
  if (lead.status === status) return loss;
  refuseUnlessAllowed(lead, status);
  return {
    ...loss,
    status,
    statusChangedAt: now,
    firstContactedAt: firstContact(lead, status, now),
  };
}

/** Where a lead stands, to be kept before its status is changed. */
export function standingOf(lead: LeadState): LeadStanding {
  const { status, statusChangedAt, firstContactedAt, lostReason, lostNote } = lead;
  return {
    status,
    lostReason,
    lostNote,
    statusChangedAt: statusChangedAt.toISOString(),
    firstContactedAt: firstContactedAt?.toISOString() ?? null,
  };
}

/** The lead as it stood before a change that is taken back: as if it had not been. What was logged meanwhile stays. */
export function putBack(
  { reachedAt }: Pick<LeadState, 'reachedAt'>,
  { statusChangedAt, firstContactedAt, ...standing }: LeadStanding,
): Partial<LeadState> {
  return {
    ...standing,
    statusChangedAt: new Date(statusChangedAt),
    firstContactedAt: firstContactedAt === null ? reachedAt : new Date(firstContactedAt),
  };
}

/** The lead after somebody tried to reach them: the first who does stops the clock, and a new lead is new no more. */
export function contactLead(lead: LeadState, outcome: ContactOutcome, now: Date): Partial<LeadState> {
  if (!OPEN_LEADS.some((open) => open === lead.status))
    throw new AppError('ILLEGAL_TRANSITION', { facts: { status: lead.status } });
  const tried = { contactAttempts: lead.contactAttempts + 1, lastAttemptAt: now };
  if (outcome !== 'REACHED') return tried;
  const reached = {
    ...tried,
    reachedAt: lead.reachedAt ?? now,
    firstContactedAt: lead.firstContactedAt ?? now,
  };
  return lead.status === 'NEW' ? { ...reached, status: 'CONTACTED', statusChangedAt: now } : reached;
}

/** The lead as the client that it became. */
export function convertLead(lead: LeadState, clientId: string, now: Date): Partial<LeadState> {
  refuseUnlessAllowed(lead, 'CONVERTED');
  return {
    status: 'CONVERTED',
    statusChangedAt: now,
    firstContactedAt: lead.firstContactedAt ?? now,
    lostReason: null,
    lostNote: null,
    clientId,
    convertedAt: now,
    // Nothing is left to follow up: the client's own quotes and callbacks say what is next.
    nextFollowUpOn: null,
  };
}

/** A move implies a contact, and a move back to NEW takes only that back: `reachedAt` is the contact that was logged. */
function firstContact(lead: LeadState, status: LeadStatus, now: Date): Date | null {
  if (status === 'NEW') return lead.reachedAt;
  return status === 'LOST' ? lead.firstContactedAt : (lead.firstContactedAt ?? now);
}

function refuseUnlessAllowed({ status }: LeadState, to: LeadStatus): void {
  if (!leadMachine.allows(status, to)) throw new AppError('ILLEGAL_TRANSITION', { facts: { status } });
}
