import type { CaseNoticeKind, SurgeryCaseStatus } from '@quillcare/contracts';

export interface CaseNotice {
  kind: CaseNoticeKind;
  startsAt: Date | null;
}

const BEFORE_SURGERY: readonly SurgeryCaseStatus[] = ['PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED'];

/** Whether a delayed notice is still true. It must not follow a later one or name a superseded date. */
export function isNoticeDue(
  { kind, startsAt }: CaseNotice,
  present: { status: SurgeryCaseStatus; startsAt: Date | null },
): boolean {
  if (kind === 'CANCELLED') return present.status === 'CANCELLED';
  return BEFORE_SURGERY.includes(present.status) && startsAt?.getTime() === present.startsAt?.getTime();
}
