import { z } from 'zod';
import type { StripeProvider } from './stripe-provider';

/** How long a hosted page can be used. Stripe requires at least 30 minutes. */
export const CHECKOUT_SESSION_MINUTES = 60;

/** Base URL of a server to use in place of Stripe's, from an environment variable. Empty for Stripe's own. */
export const STRIPE_ADDRESS = z
  .string()
  .trim()
  .default('')
  .refine((value) => value === '' || /^https?:\/\/[^/]+$/.test(value), 'must be as https://host');

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Base URL of a server to use in place of Stripe's, for tests. Empty for Stripe's own. */
  url: string;
}

/** Returns the access to an account. The first call loads Stripe's library, which is large and which most processes never need. */
export async function openStripe(settings: StripeSettings): Promise<StripeProvider> {
  const { StripeProvider: Provider } = await import('./stripe-provider');
  return new Provider(settings);
}
