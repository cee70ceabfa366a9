import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { openStripe, type StripeProvider } from '@quillcare/payments';
import { CONFIG, ProcessLogger, SERVICE_CONFIG, unseal, type ProcessConfig } from '@quillcare/service-kit';
import type { QuotingConfig } from '../../quoting.config';
import type { StoredDepositSettings } from '../surgery-case/domain/deposit-settings';

type Secrets = Pick<StoredDepositSettings, 'sealedKey' | 'sealedWebhookSecret'>;

const UNAVAILABLE_MESSAGE =
  'Payments are not available right now, and nothing was changed. Please try again later.';

/** A practice's own Stripe account. Its money never passes through the platform. */
@Injectable()
export class PracticeStripe {
  constructor(
    private readonly logger: ProcessLogger,
    @Inject(SERVICE_CONFIG) private readonly settings: QuotingConfig,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Null if the practice has no key or the key can no longer be decrypted. */
  async providerFor(secrets: Secrets | null): Promise<StripeProvider | null> {
    if (!secrets?.sealedKey) return null;
    try {
      const unsealOrEmpty = (sealed: string | null) =>
        sealed === null ? '' : unseal(sealed, this.config.secrets);
      return await this.buildProvider(
        unsealOrEmpty(secrets.sealedKey),
        unsealOrEmpty(secrets.sealedWebhookSecret),
      );
    } catch (error) {
      this.logger.failure(error, 'the Stripe key of a practice cannot be unsealed');
      return null;
    }
  }

  buildProvider(secretKey: string, webhookSecret = ''): Promise<StripeProvider> {
    return openStripe({ secretKey, webhookSecret, url: this.settings.stripeUrl });
  }

  /** For interactive calls: throws a readable error if Stripe is unavailable or the practice has no key. */
  async callProvider<T>(
    provider: StripeProvider | null,
    question: (provider: StripeProvider) => Promise<T>,
  ): Promise<T> {
    if (!provider) throw new AppError('CARDS_UNAVAILABLE', { detail: UNAVAILABLE_MESSAGE });
    try {
      return await question(provider);
    } catch (error) {
      if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE')
        throw new AppError('CARDS_UNAVAILABLE', { detail: UNAVAILABLE_MESSAGE, cause: error });
      throw error;
    }
  }
}
