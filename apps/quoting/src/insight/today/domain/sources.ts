import {
  allows,
  callbackSubjectsOf,
  can,
  decideDiscountApproval,
  listAuditEntries,
  type CallbackSubject,
  type Rights,
  type TodayItem,
} from '@quillcare/contracts';

/** Which parts of Today a user may see. */
export interface TodaySources {
  quotes: boolean;
  leads: boolean;
  /** The callback subjects the user may see. */
  callbacks: readonly CallbackSubject[];
  approvals: boolean;
  /** Whether the user is responsible for the practice's evidence. */
  evidence: boolean;
}

type Kind = TodayItem['kind'];

const OF_QUOTES: readonly Kind[] = [
  'QUESTION',
  'MAIL_FAILED',
  'EXPIRING',
  'CHECKLIST',
  'TOO_EARLY',
  'DISPUTE',
  'DOCUMENT',
  'COOLING_OFF',
  'CASE',
  'VIEWED',
];

/** Derives the parts from a user's rights: people see what they can work on. */
export function sourcesOf(rights: Rights): TodaySources {
  const quotes = can(rights, 'QUOTES', 'READ');
  return {
    quotes,
    leads: can(rights, 'LEADS', 'READ'),
    callbacks: callbackSubjectsOf(rights, 'READ'),
    approvals: quotes && allows(decideDiscountApproval.permission, rights),
    evidence: allows(listAuditEntries.permission, rights),
  };
}

/** The kinds of items on a user's page. */
export function kindsOf({ quotes, leads, callbacks, approvals, evidence }: TodaySources): Set<Kind> {
  return new Set<Kind>([
    ...(quotes ? OF_QUOTES : []),
    ...(callbacks.length > 0 ? (['CALLBACK'] as const) : []),
    ...(leads ? (['LEAD'] as const) : []),
    ...(approvals ? (['APPROVAL'] as const) : []),
    ...(evidence ? (['EVIDENCE'] as const) : []),
  ]);
}
