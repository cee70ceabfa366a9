import { Injectable } from '@nestjs/common';
import { LinkIssuer, PatientLinkRepository, QuoteRepository } from '../../quote';
import type { DepositPaymentEntity } from './persistence/deposit-payment.entity';
import { DepositSettingsRepository } from './persistence/deposit-settings.repository';

/** Emails patients the receipts for their deposits, with a link to the page that lists them. */
@Injectable()
export class DepositReceipts {
  constructor(
    private readonly issuer: LinkIssuer,
    private readonly links: PatientLinkRepository,
    private readonly quotes: QuoteRepository,
    private readonly settings: DepositSettingsRepository,
  ) {}

  /** Runs in the transaction that records the payment. */
  async mail(payment: DepositPaymentEntity, paidOn: string): Promise<void> {
    const { amountMinor, currency, lastFour, reference } = payment;
    const quote = await this.quotes.get(payment.quoteId);
    const dateOfBirth = await this.links.dateOfBirth(payment.linkId);
    const businessNumber = (await this.settings.stored())?.businessNumber ?? null;
    const receipt = { amountMinor, currency, paidOn, lastFour, reference, businessNumber };
    const issued = await this.issuer.add(quote, { dateOfBirth });
    this.issuer.mail(quote, issued, 'DEPOSIT_PAID', receipt);
  }
}
