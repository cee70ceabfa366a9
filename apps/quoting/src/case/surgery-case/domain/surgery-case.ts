import {
  AppError,
  surgeryCaseMachine,
  type ProcedureClass,
  type SurgeryCase,
  type SurgeryCaseStatus,
} from '@quillcare/contracts';
import { hasPathway } from '@quillcare/rules';

/**
 * The initial status of a surgery case. A wholly or partly cosmetic one stays PLANNED until its pathway (referral, two
 * consultations, cooling-off) allows booking.
 */
export function initialStatus(procedureClass: ProcedureClass): SurgeryCaseStatus {
  return hasPathway(procedureClass) ? 'PLANNED' : 'SCHEDULED';
}

/** The fields of a cancelled case. Throws ILLEGAL_TRANSITION once the surgery has begun. */
export function cancellationFields(
  { status }: { status: SurgeryCaseStatus },
  by: NonNullable<SurgeryCase['cancelledBy']>,
  reason: string | null,
  now: Date,
): { status: SurgeryCaseStatus; cancelledAt: Date; cancelledBy: typeof by; cancelledReason: string | null } {
  if (!surgeryCaseMachine.allows(status, 'CANCELLED'))
    throw new AppError('ILLEGAL_TRANSITION', { facts: { status } });
  return { status: 'CANCELLED', cancelledAt: now, cancelledBy: by, cancelledReason: reason };
}
