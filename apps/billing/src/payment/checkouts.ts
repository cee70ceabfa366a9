import type { ProviderSession } from '@quillcare/payments';
import { Injectable } from '@nestjs/common';
import { CardPayments } from './card-payments';
import { StoredCards } from './stored-cards';
import { PaymentMethodRepository } from './persistence/payment-method.repository';

/** Records what was completed on the hosted page, in the transaction of the practice that it was created for. */
@Injectable()
export class CheckoutFinisher {
  constructor(
    private readonly cards: StoredCards,
    private readonly payments: CardPayments,
    private readonly methods: PaymentMethodRepository,
  ) {}

  async finish({
    customerId,
    card,
    payment,
  }: ProviderSession): Promise<'CARD' | 'PAYMENT' | 'OPEN' | 'STRANGE'> {
    if (customerId === null || customerId !== (await this.methods.findCustomerId())) return 'STRANGE';
    if (card) return (await this.cards.save(card)) ? 'CARD' : 'STRANGE';
    if (!payment?.paymentId) return 'OPEN';
    const recorded = await this.payments.record(payment.paymentId, payment);
    if (recorded === 'UNKNOWN' || recorded === 'STRANGE') return 'STRANGE';
    return payment.outcome === 'PAID' ? 'PAYMENT' : 'OPEN';
  }
}
