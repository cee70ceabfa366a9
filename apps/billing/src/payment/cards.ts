import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { openStripe, type CardProvider } from '@quillcare/payments';
import { CONFIG, SERVICE_CONFIG, type ProcessConfig } from '@quillcare/service-kit';
import type { BillingConfig } from '../billing.config';

const UNAVAILABLE =
  'Cards are not available right now, and nothing was changed. Please try again later. You can also pay any invoice by bank transfer; the invoice explains how.';

const NOT_OFFERED = 'Cards are not accepted here. Please pay by bank transfer; each invoice explains how.';

/** Gives access to the card provider, if one is configured. */
@Injectable()
export class Cards implements OnModuleInit {
  /** Null if none is configured; invoices are then paid by bank transfer only. */
  provider: CardProvider | null = null;
  /** Page that the provider's hosted pages return to. */
  readonly page: string;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: BillingConfig,
    @Inject(CONFIG) { publicUrl }: ProcessConfig,
  ) {
    this.page = `${publicUrl}/admin/billing`;
  }

  async onModuleInit(): Promise<void> {
    const {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_URL: url,
    } = this.config;
    if (secretKey) this.provider = await openStripe({ secretKey, webhookSecret, url });
  }

  /** For interactive calls: throws CARDS_UNAVAILABLE with a message for the user if there is no provider or it does not respond. */
  async call<T>(question: (provider: CardProvider) => Promise<T>): Promise<T> {
    if (!this.provider) throw cardsUnavailableError();
    try {
      return await question(this.provider);
    } catch (error) {
      if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE')
        throw new AppError('CARDS_UNAVAILABLE', { detail: UNAVAILABLE, cause: error });
      throw error;
    }
  }

  /** For jobs: throws SERVICE_UNAVAILABLE, so that the job is retried until a provider is configured again. */
  get required(): CardProvider {
    if (!this.provider) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 60 });
    return this.provider;
  }
}

export function cardsUnavailableError(): AppError {
  return new AppError('CARDS_UNAVAILABLE', { detail: NOT_OFFERED });
}
