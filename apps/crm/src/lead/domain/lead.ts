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

interface LeadKeys {
  searchKey: string;
  sortName: string;
}

/** Current names of the directory records a lead refers to. */
export interface LinkNames {
  surgeryName: string | null;
  siteName: string | null;
  referringDoctorName: string | null;
}

/** User input with the names of linked records. */
export type LeadFields = LeadInput & Partial<LinkNames>;

/** Stores a lead with its phone in E.164 and derived columns. Rejects a lead without any contact details. */
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

/** Why a lead was lost. Absent for other statuses. */
export interface Loss {
  reason: string | null;
  note: string | null;
}

/**
 * Moves the lead to another status. Leaving NEW for anything but LOST implies a first contact; moving back to NEW reverts that,
 * but not a logged contact. Idempotent: a lead already in that status stays as it is, except that the lost reason can be
 * corrected.
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

/** Returns the lead's status fields, kept before a change so that it can be undone. */
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

/** Undoes a status change by restoring the earlier state. Anything logged since is kept. */
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

/** Applies a contact attempt. The first successful one stops the clock, and a new lead becomes contacted. */
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
    // No follow-up remains, because the client's own quotes and callbacks take over.
    nextFollowUpOn: null,
  };
}

/** A move implies a contact, and moving back to NEW reverts only the implied one: `reachedAt` is the logged contact. */
function firstContact(lead: LeadState, status: LeadStatus, now: Date): Date | null {
  if (status === 'NEW') return lead.reachedAt;
  return status === 'LOST' ? lead.firstContactedAt : (lead.firstContactedAt ?? now);
}

function refuseUnlessAllowed({ status }: LeadState, to: LeadStatus): void {
  if (!leadMachine.allows(status, to)) throw new AppError('ILLEGAL_TRANSITION', { facts: { status } });
}
