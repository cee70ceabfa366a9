import type { ProcedureClass, SurgeryCaseStatus } from '@quillcare/contracts';

/**
 * The status in which an accepted quote's case begins. A cosmetic procedure is only planned until the gates of its
 * pathway have passed (referral, two consultations, cooling-off).
 */
export function firstStatus(procedureClass: ProcedureClass): SurgeryCaseStatus {
  return procedureClass === 'COSMETIC' ? 'PLANNED' : 'SCHEDULED';
}
