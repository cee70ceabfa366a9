import { addDays, todayIn } from '../dates';

/** What an item of a checklist is about. Those of POST_OP are done after the surgery, the others before it. */
export const CHECKLIST_KINDS = [
  'CONSENT',
  'DEPOSIT',
  'THEATRE',
  'ANAESTHETIST',
  'ASSISTANT',
  'IMPLANTS',
  'FUND_APPROVAL',
  'PRE_ADMISSION',
  'POST_OP',
  'OTHER',
] as const;
export type ChecklistKind = (typeof CHECKLIST_KINDS)[number];

/** NOT_NEEDED says that somebody decided so, with a reason. */
export const CHECKLIST_STATES = ['OPEN', 'DONE', 'NOT_NEEDED'] as const;
export type ChecklistState = (typeof CHECKLIST_STATES)[number];

/** Which cases an item of the practice's checklist is for: all, or those of one class or with one surgery. */
export interface ChecklistScope {
  procedureClass: string | null;
  surgeryId: string | null;
}

/** The part of a surgery case that decides which items it needs. */
export interface CaseProcedures {
  procedureClass: string;
  surgeryIds: readonly string[];
}

export function appliesTo(
  { procedureClass, surgeryId }: ChecklistScope,
  { procedureClass: own, surgeryIds }: CaseProcedures,
): boolean {
  if (procedureClass !== null && procedureClass !== own) return false;
  return surgeryId === null || surgeryIds.includes(surgeryId);
}

/**
 * The day by which an item is due: so many calendar days before the day of the surgery in the practice's zone, after it for
 * POST_OP. Null while the surgery has no date.
 */
export function checklistDueOn(
  { kind, days }: { kind: ChecklistKind; days: number },
  startsAt: Date | null,
  timeZone: string,
): string | null {
  if (startsAt === null) return null;
  return addDays(todayIn(startsAt, timeZone), kind === 'POST_OP' ? days : -days);
}

/** What the case itself says about the items of some kinds; a kind that is missing here is ticked by people only. */
export type ChecklistFacts = Partial<Record<ChecklistKind, boolean>>;

export function checklistFacts(surgeryCase: {
  isConsentSigned: boolean;
  hasDeposit: boolean;
  hospitalId: string | null;
  theatre: string | null;
  startsAt: Date | string | null;
  anaesthetistId: string | null;
  assistantId: string | null;
}): ChecklistFacts {
  const { isConsentSigned, hasDeposit, hospitalId, theatre, startsAt, anaesthetistId, assistantId } =
    surgeryCase;
  return {
    CONSENT: isConsentSigned,
    DEPOSIT: hasDeposit,
    THEATRE: hospitalId !== null && Boolean(theatre) && startsAt !== null,
    ANAESTHETIST: anaesthetistId !== null,
    ASSISTANT: assistantId !== null,
  };
}

/** Who decided an item's state last; null while nobody did. */
export type DecidedBy = 'PERSON' | 'FACT' | null;

/**
 * The state of an item after the facts of its case. A fact ticks what is open and opens again what it ticked; what a person decided
 * stays as it is.
 */
export function stateByFacts<T extends { kind: ChecklistKind; state: ChecklistState; decidedBy: DecidedBy }>(
  { kind, state, decidedBy }: T,
  facts: ChecklistFacts,
): { state: ChecklistState; decidedBy: DecidedBy } {
  const isSo = facts[kind];
  if (isSo === undefined || decidedBy === 'PERSON') return { state, decidedBy };
  if (isSo) return { state: 'DONE', decidedBy: 'FACT' };
  return decidedBy === 'FACT' ? { state: 'OPEN', decidedBy: null } : { state, decidedBy };
}
