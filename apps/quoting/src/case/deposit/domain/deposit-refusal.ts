import { AppError, type DepositPayment, type SurgeryCase } from '@quillcare/contracts';
import { depositRefusalWords, type DepositRefusal } from '@quillcare/rules';
import { pathwayOpen } from '../../surgery-case/domain/case-refusal';

/** Why a deposit cannot be taken, as the error that staff meet elsewhere for the same reason. */
export function depositRefused(
  refusal: DepositRefusal,
  { status, pathway }: Pick<SurgeryCase, 'status' | 'pathway'>,
  locale: string,
): AppError {
  if (refusal === 'PATHWAY_OPEN' || refusal === 'COOLING_OFF') return pathwayOpen(pathway, locale);
  if (refusal === 'DISPUTED') return new AppError('CASE_DISPUTED');
  if (refusal === 'CANCELLED' || refusal === 'DECLINED')
    return new AppError('ILLEGAL_TRANSITION', { facts: { status } });
  return new AppError('DEPOSIT_REFUSED', { detail: depositRefusalWords(refusal, null, locale) });
}

/** What is wrong with a payment that came in; null for nothing. */
export function problemOf(refusal: DepositRefusal | null, openMinor: number): DepositPayment['problem'] {
  if (refusal === 'CANCELLED' || refusal === 'DECLINED') return 'CANCELLED';
  if (openMinor <= 0) return 'DOUBLE';
  return refusal === null || refusal === 'OVER' ? null : 'NOT_ALLOWED';
}
