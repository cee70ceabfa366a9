import type { ChecklistKind } from './checklist';

export interface DefaultChecklistItem {
  /** The same in every practice, because a case records which items it was given. */
  id: string;
  title: string;
  kind: ChecklistKind;
  /** Calendar days before the day of surgery, or after it for POST_OP. */
  days: number;
}

const checklistItem = (
  place: number,
  kind: ChecklistKind,
  days: number,
  title: string,
): DefaultChecklistItem => ({
  id: `00000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}`,
  title,
  kind,
  days,
});

/** The checklist every practice starts with: the usual steps of elective surgery in a private hospital. */
export const DEFAULT_CHECKLIST: readonly DefaultChecklistItem[] = [
  checklistItem(1, 'CONSENT', 14, 'Consent signed by the patient'),
  checklistItem(2, 'DEPOSIT', 14, 'Deposit received'),
  checklistItem(3, 'THEATRE', 14, 'Theatre booked with the hospital'),
  checklistItem(4, 'ANAESTHETIST', 14, 'Anaesthetist confirmed'),
  checklistItem(5, 'ASSISTANT', 7, 'Assistant confirmed'),
  checklistItem(6, 'IMPLANTS', 7, 'Implants and special equipment ordered'),
  checklistItem(7, 'FUND_APPROVAL', 7, 'Health fund cover and excess checked'),
  checklistItem(8, 'PRE_ADMISSION', 5, 'Pre-admission form sent to the hospital'),
  checklistItem(9, 'POST_OP', 1, 'Call the patient the day after surgery'),
  checklistItem(10, 'POST_OP', 10, 'Wound check'),
  checklistItem(11, 'POST_OP', 42, 'Six-week review'),
];
