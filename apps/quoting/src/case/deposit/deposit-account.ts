import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import type { StripeProvider } from '@quillcare/payments';
import { UnitOfWork } from '@quillcare/service-kit';
import { DepositSettingsRepository } from './persistence/deposit-settings.repository';
import { PracticeStripe } from './practice-stripe';

@Injectable()
export class DepositAccount {
  constructor(
    private readonly settings: DepositSettingsRepository,
    private readonly stripe: PracticeStripe,
    private readonly uow: UnitOfWork,
  ) {}

  /** Null if the practice has removed its key. */
  async findProvider(organisationId: string): Promise<StripeProvider | null> {
    return this.uow.runFor(organisationId, async () => this.stripe.providerFor(await this.settings.stored()));
  }

  /** Throws without a key: the job fails and can be replayed once there is one again. */
  async requireProvider(organisationId: string): Promise<StripeProvider> {
    const provider = await this.findProvider(organisationId);
    if (!provider) throw new AppError('CARDS_UNAVAILABLE');
    return provider;
  }
}
