import type { ProcedureClass, SurgeryCaseStatus } from '@quillcare/contracts';

/**
 * The first status of a surgery case. A cosmetic procedure is only planned until its pathway allows booking (referral,
 * two consultations, cooling-off).
 */
export function firstStatus(procedureClass: ProcedureClass): SurgeryCaseStatus {
  return procedureClass === 'COSMETIC' ? 'PLANNED' : 'SCHEDULED';
}
