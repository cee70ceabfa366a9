import type { ChecklistTemplateItem, GateEvidence, SurgeryCaseStatus } from '@quillcare/contracts';
import {
  appliesTo,
  checklistDueOn,
  checklistFacts,
  hasPathway,
  isConsentInOrder,
  isConsultation,
  stateByFacts,
  todayIn,
  type ChecklistKind,
  type ChecklistState,
  type DecidedBy,
} from '@quillcare/rules';

/** The facts of a surgery case that its checklist depends on. */
export interface CaseSituation {
  id: string;
  quoteNumber: string;
  status: SurgeryCaseStatus;
  startsAt: Date | null;
  hospitalId: string | null;
  theatre: string | null;
  anaesthetistId: string | null;
  assistantId: string | null;
  isConsentSigned: boolean;
  /** More was received than refunded. */
  hasDeposit: boolean;
  procedureClass: string;
  surgeryIds: string[];
}

/** The situation as stored: when the quote was signed, and the evidence recorded for a cosmetic pathway. */
export type StoredSituation = Omit<CaseSituation, 'isConsentSigned'> & {
  signedAt: Date | null;
  evidence: readonly Pick<GateEvidence, 'kind' | 'doneOn'>[];
};

/** A consent given before the second consultation of a cosmetic pathway does not count; the pathway applies the same rule. */
export function situationOf(
  { signedAt, evidence, ...row }: StoredSituation,
  timeZone: string,
): CaseSituation {
  const recorded = evidence.filter(({ kind }) => kind === 'CONSENT_SIGNED').map(({ doneOn }) => doneOn);
  const signedOn = [...recorded, ...(signedAt ? [todayIn(new Date(signedAt), timeZone)] : [])].sort().at(-1);
  const consultedOn = evidence.filter(isConsultation).map(({ doneOn }) => doneOn);
  const isConsentSigned =
    signedOn !== undefined && (!hasPathway(row.procedureClass) || isConsentInOrder(signedOn, consultedOn));
  return { ...row, isConsentSigned };
}

/** The fields of an item that follow from the case. */
export interface FollowingItem {
  kind: ChecklistKind;
  days: number | null;
  dueOn: string | null;
  state: ChecklistState;
  decidedBy: DecidedBy;
}

export interface NewItem extends FollowingItem {
  templateItemId: string | null;
  place: number;
  title: string;
  ownerRole: ChecklistTemplateItem['ownerRole'];
  ownerId: string | null;
}

/** Whether the item belongs after the surgery, so that it is created on completion. */
export const isAfterwards = ({ kind }: { kind: ChecklistKind }): boolean => kind === 'POST_OP';

/** Whether the surgery is still ahead, so that its checklist can be aligned with the template. */
export const isStillToCome = ({ status }: { status: SurgeryCaseStatus }): boolean =>
  ['PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED'].includes(status);

/** Whether the surgery is done, so that its post-op tasks begin. */
export const isOver = ({ status }: { status: SurgeryCaseStatus }): boolean =>
  status === 'COMPLETED' || status === 'POST_OP';

/**
 * The template items that apply to a case, with due dates and with the state its facts already imply. A surgery completed without
 * a recorded date counts from `doneAt`.
 */
export function newItems(
  template: readonly ChecklistTemplateItem[],
  situation: CaseSituation,
  { timeZone, doneAt = null }: { timeZone: string; doneAt?: Date | null },
): NewItem[] {
  const startsAt = situation.startsAt ?? doneAt;
  return template.flatMap((item, place) => {
    if (!appliesTo(item, situation)) return [];
    const { title, kind, days, ownerRole, ownerId } = item;
    const decided = stateByFacts({ kind, state: 'OPEN', decidedBy: null }, checklistFacts(situation));
    const dueOn = checklistDueOn(item, startsAt, timeZone);
    return [{ templateItemId: item.id, place, title, kind, days, ownerRole, ownerId, dueOn, ...decided }];
  });
}

/** Updates an item after its case changed; a due date set by hand stays. */
export function followed<T extends FollowingItem>(
  item: T,
  situation: CaseSituation,
  timeZone: string,
): FollowingItem {
  const { kind, days } = item;
  const isMoved = days !== null && (situation.startsAt !== null || !isOver(situation));
  return {
    kind,
    days,
    dueOn: isMoved ? checklistDueOn({ kind, days }, situation.startsAt, timeZone) : item.dueOn,
    ...stateByFacts(item, checklistFacts(situation)),
  };
}
