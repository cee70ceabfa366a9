import {
  AppError,
  surgeryCaseMachine,
  type ProcedureClass,
  type SurgeryCase,
  type SurgeryCaseStatus,
} from '@quillcare/contracts';
import { hasPathway } from '@quillcare/rules';

/**
 * The first status of a surgery case. What is cosmetic, even in part, is only planned until its pathway allows booking
 * (referral, two consultations, cooling-off).
 */
export function firstStatus(procedureClass: ProcedureClass): SurgeryCaseStatus {
  return hasPathway(procedureClass) ? 'PLANNED' : 'SCHEDULED';
}

/** A case that is called off; throws ILLEGAL_TRANSITION once the surgery has begun. */
export function cancelled(
  { status }: { status: SurgeryCaseStatus },
  by: NonNullable<SurgeryCase['cancelledBy']>,
  reason: string | null,
  now: Date,
): { status: SurgeryCaseStatus; cancelledAt: Date; cancelledBy: typeof by; cancelledReason: string | null } {
  if (!surgeryCaseMachine.allows(status, 'CANCELLED'))
    throw new AppError('ILLEGAL_TRANSITION', { facts: { status } });
  return { status: 'CANCELLED', cancelledAt: now, cancelledBy: by, cancelledReason: reason };
}
