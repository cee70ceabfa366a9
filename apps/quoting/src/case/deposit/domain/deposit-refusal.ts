import { AppError, type DepositPayment, type SurgeryCase } from '@quillcare/contracts';
import { formatDepositRefusal, type DepositRefusal } from '@quillcare/rules';
import { pathwayOpenError } from '../../surgery-case/domain/case-refusal';

/** The error for a deposit that cannot be taken: the same one that staff get elsewhere for that reason. */
export function depositRefusedError(
  refusal: DepositRefusal,
  { status, pathway }: Pick<SurgeryCase, 'status' | 'pathway'>,
  locale: string,
): AppError {
  if (refusal === 'PATHWAY_OPEN' || refusal === 'COOLING_OFF') return pathwayOpenError(pathway, locale);
  if (refusal === 'DISPUTED') return new AppError('CASE_DISPUTED');
  if (refusal === 'CANCELLED' || refusal === 'DECLINED')
    return new AppError('ILLEGAL_TRANSITION', { facts: { status } });
  return new AppError('DEPOSIT_REFUSED', { detail: formatDepositRefusal(refusal, null, locale) });
}

/**
 * The problem with a received payment. Null if there is none. Its page may be older than what the practice received another way or
 * a change of the quote, so that less is open than was paid.
 */
export function problemOf(
  refusal: DepositRefusal | null,
  { openMinor, paidMinor }: { openMinor: number; paidMinor: number },
): DepositPayment['problem'] {
  if (refusal === 'CANCELLED' || refusal === 'DECLINED') return 'CANCELLED';
  if (openMinor <= 0) return 'DOUBLE';
  if (refusal !== null && refusal !== 'OVER') return 'NOT_ALLOWED';
  return openMinor < paidMinor ? 'DOUBLE' : null;
}
