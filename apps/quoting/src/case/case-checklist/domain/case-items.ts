import type { ChecklistTemplateItem, GateEvidence, SurgeryCaseStatus } from '@quillcare/contracts';
import {
  appliesToCase,
  calculateChecklistDueDate,
  collectChecklistFacts,
  hasPathway,
  isConsentAfterConsultations,
  isConsentToQuote,
  isConsultation,
  deriveChecklistState,
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

/** The situation as stored: when the quote was sent and signed, and the evidence recorded for a cosmetic pathway. */
export type StoredSituation = Omit<CaseSituation, 'isConsentSigned'> & {
  sentAt: Date | null;
  signedAt: Date | null;
  evidence: readonly Pick<GateEvidence, 'kind' | 'doneOn' | 'recordedAt'>[];
};

/**
 * A consent given before the quote was sent, or before the second consultation of a cosmetic pathway, does not count; the pathway
 * applies the same rules.
 */
export function situationOf(
  { sentAt, signedAt, evidence, ...row }: StoredSituation,
  timeZone: string,
): CaseSituation {
  const fromQuote = (at: Date) => ({ doneOn: todayIn(at, timeZone), recordedAt: at.toISOString() });
  const recorded = evidence.filter(({ kind }) => kind === 'CONSENT_SIGNED');
  const consent = [...recorded, ...(signedAt ? [fromQuote(signedAt)] : [])]
    .sort((one, other) => one.doneOn.localeCompare(other.doneOn))
    .at(-1);
  const consultedOn = evidence.filter(isConsultation).map(({ doneOn }) => doneOn);
  const isConsentSigned =
    consent !== undefined &&
    (sentAt === null || isConsentToQuote(consent, fromQuote(sentAt))) &&
    (!hasPathway(row.procedureClass) || isConsentAfterConsultations(consent.doneOn, consultedOn));
  return { ...row, isConsentSigned };
}

/** The fields of an item that follow from the case. */
export interface DerivedItemFields {
  kind: ChecklistKind;
  days: number | null;
  dueOn: string | null;
  state: ChecklistState;
  decidedBy: DecidedBy;
}

export interface NewItem extends DerivedItemFields {
  templateItemId: string | null;
  place: number;
  title: string;
  ownerRole: ChecklistTemplateItem['ownerRole'];
  ownerId: string | null;
}

/** Whether the item belongs after the surgery, so that it is created on completion. */
export const isPostOp = ({ kind }: { kind: ChecklistKind }): boolean => kind === 'POST_OP';

/** Whether the surgery is still ahead, so that its checklist can be aligned with the template. */
export const isBeforeSurgery = ({ status }: { status: SurgeryCaseStatus }): boolean =>
  ['PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED'].includes(status);

/** Whether the surgery is done, so that its post-op tasks begin. */
export const isSurgeryDone = ({ status }: { status: SurgeryCaseStatus }): boolean =>
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
    if (!appliesToCase(item, situation)) return [];
    const { title, kind, days, ownerRole, ownerId } = item;
    const decided = deriveChecklistState(
      { kind, state: 'OPEN', decidedBy: null },
      collectChecklistFacts(situation),
    );
    const dueOn = calculateChecklistDueDate(item, startsAt, timeZone);
    return [{ templateItemId: item.id, place, title, kind, days, ownerRole, ownerId, dueOn, ...decided }];
  });
}

/** Updates an item after its case changed; a due date set by hand stays. */
export function updatedItem<T extends DerivedItemFields>(
  item: T,
  situation: CaseSituation,
  timeZone: string,
): DerivedItemFields {
  const { kind, days } = item;
  const isMoved = days !== null && (situation.startsAt !== null || !isSurgeryDone(situation));
  return {
    kind,
    days,
    dueOn: isMoved ? calculateChecklistDueDate({ kind, days }, situation.startsAt, timeZone) : item.dueOn,
    ...deriveChecklistState(item, collectChecklistFacts(situation)),
  };
}
