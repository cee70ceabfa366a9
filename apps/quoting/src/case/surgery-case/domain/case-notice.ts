import type { CaseNoticeKind, SurgeryCaseStatus } from '@quillcare/contracts';

/** What a patient would be told. */
export interface CaseNotice {
  kind: CaseNoticeKind;
  startsAt: Date | null;
}

const BEFORE_SURGERY: readonly SurgeryCaseStatus[] = ['PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED'];

/** Whether a notice still says what is so: one that waited must not follow a later one, or name a day that no longer stands. */
export function isNoticeDue(
  { kind, startsAt }: CaseNotice,
  present: { status: SurgeryCaseStatus; startsAt: Date | null },
): boolean {
  if (kind === 'CANCELLED') return present.status === 'CANCELLED';
  return BEFORE_SURGERY.includes(present.status) && startsAt?.getTime() === present.startsAt?.getTime();
}
