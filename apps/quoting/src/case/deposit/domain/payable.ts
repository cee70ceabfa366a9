import { AppError } from '@quillcare/contracts';
import type { DepositPaymentEntity } from '../persistence/deposit-payment.entity';
import { underWaySince } from '../persistence/deposit-payment.repository';
import type { DepositState } from '../../surgery-case/domain/deposit-state';

export interface Payable extends Pick<
  DepositPaymentEntity,
  'surgeryCaseId' | 'quoteId' | 'place' | 'reference' | 'amountMinor' | 'currency'
> {
  /** The Stripe session already opened for this amount. Null if there is none that can still be used. */
  openSessionId: string | null;
}

type KnownPayment = Pick<DepositPaymentEntity, 'state' | 'startedAt' | 'amountMinor' | 'sessionId'>;

/** Throws DEPOSIT_REFUSED with the reason if no payment is possible. */
export function assertPayable(
  state: DepositState | null,
  payments: readonly KnownPayment[],
  now: Date,
): Payable {
  if (!state) throw new AppError('DEPOSIT_REFUSED');
  const { refusal, reason, openMinor: amountMinor, surgeryCase: shown, currency } = state;
  if (refusal !== null)
    throw new AppError('DEPOSIT_REFUSED', { detail: reason ?? undefined, facts: { refusal } });
  if (amountMinor <= 0) throw new AppError('DEPOSIT_REFUSED', { detail: 'There is nothing to pay.' });
  if (!state.isTaking) throw new AppError('DEPOSIT_REFUSED', { detail: DEPOSITS_OFF_MESSAGE });
  const open = payments.find(
    (one) => one.state === 'STARTED' && one.startedAt > underWaySince(now) && one.amountMinor === amountMinor,
  );
  const place = payments.length + 1;
  return {
    surgeryCaseId: shown.id,
    quoteId: shown.quoteId,
    place,
    amountMinor,
    currency,
    reference: `${shown.quoteNumber}-D${place}`,
    openSessionId: open?.sessionId ?? null,
  };
}

const DEPOSITS_OFF_MESSAGE =
  'The practice does not take deposits online at the moment. Please ask the practice how to pay.';
