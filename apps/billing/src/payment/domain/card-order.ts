import type { Invoice } from '@quillcare/contracts';
import type { CardPaymentOrder } from '@quillcare/payments';

export function orderOf(
  { number, totalMinor, currency }: Pick<Invoice, 'number' | 'totalMinor' | 'currency'>,
  ids: Pick<CardPaymentOrder, 'organisationId' | 'customerId' | 'paymentId'>,
): CardPaymentOrder {
  const { organisationId, customerId, paymentId } = ids;
  return {
    organisationId,
    customerId,
    paymentId,
    amountMinor: totalMinor,
    currency: currency.toLowerCase(),
    description: `Quillcare invoice ${number}`,
  };
}
