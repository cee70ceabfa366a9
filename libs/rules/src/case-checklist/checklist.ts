import { addDays, todayIn } from '../dates';

/** Kinds of checklist items. POST_OP items are done after the surgery, all others before it. */
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

/** NOT_NEEDED is a person's decision and requires a reason. */
export const CHECKLIST_STATES = ['OPEN', 'DONE', 'NOT_NEEDED'] as const;
export type ChecklistState = (typeof CHECKLIST_STATES)[number];

/**
 * Which cases an item of the practice's checklist applies to: all, those of one procedure class, or those including one surgery.
 */
export interface ChecklistScope {
  procedureClass: string | null;
  surgeryId: string | null;
}

export interface CaseProcedures {
  procedureClass: string;
  surgeryIds: readonly string[];
}

export function appliesToCase(
  { procedureClass, surgeryId }: ChecklistScope,
  { procedureClass: own, surgeryIds }: CaseProcedures,
): boolean {
  if (procedureClass !== null && procedureClass !== own) return false;
  return surgeryId === null || surgeryIds.includes(surgeryId);
}

/**
 * Returns the due date of an item (ISO date): `days` calendar days before the day of surgery in the practice's time zone, or
 * after it for POST_OP. Null while the surgery has no date.
 */
export function calculateChecklistDueDate(
  { kind, days }: { kind: ChecklistKind; days: number },
  startsAt: Date | null,
  timeZone: string,
): string | null {
  if (startsAt === null) return null;
  return addDays(todayIn(startsAt, timeZone), kind === 'POST_OP' ? days : -days);
}

/** What the case itself implies for items by kind. Kinds missing here are ticked only by people. */
export type ChecklistFacts = Partial<Record<ChecklistKind, boolean>>;

export function collectChecklistFacts(surgeryCase: {
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

/** Who last decided an item's state. Null if nobody has. */
export type DecidedBy = 'PERSON' | 'FACT' | null;

/**
 * Returns an item's state after applying the facts of its case. A fact ticks open items and reopens those it ticked itself. A
 * person's decision is never overridden.
 */
export function deriveChecklistState<
  T extends { kind: ChecklistKind; state: ChecklistState; decidedBy: DecidedBy },
>({ kind, state, decidedBy }: T, facts: ChecklistFacts): { state: ChecklistState; decidedBy: DecidedBy } {
  const isSo = facts[kind];
  if (isSo === undefined || decidedBy === 'PERSON') return { state, decidedBy };
  if (isSo) return { state: 'DONE', decidedBy: 'FACT' };
  return decidedBy === 'FACT' ? { state: 'OPEN', decidedBy: null } : { state, decidedBy };
}
