import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from './infrastructure';

export interface LocalStripeEvent {
  id: string;
  type: string;
  livemode: boolean;
  data: { object: { id: string } & Record<string, unknown> };
}

interface Signing {
  secret?: string;
  at?: Date;
}

type Things = Map<string, { id: string } & Record<string, unknown>>;

/** A fake Stripe server. See `tools/stripe` for its features. */
export interface LocalStripe {
  readonly url: string;
  /** The environment variables that point the product to it. */
  readonly environment: Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_URL', string>;
  readonly customers: Things;
  readonly sessions: Things;
  readonly paymentMethods: Things;
  readonly intents: Things;
  readonly refunds: Things;
  readonly events: LocalStripeEvent[];
  readonly requests: string[];
  mode: 'UP' | 'DOWN' | 'DEAF';
  refusesRefunds: boolean;
  deliverTo: string | null;
  now: () => Date;
  enter(address: string, number?: string): string;
  event(type: string, object: { id: string } & Record<string, unknown>): LocalStripeEvent;
  signed(event: LocalStripeEvent, how?: Signing): { payload: string; signature: string };
  send(event: LocalStripeEvent, url?: string, how?: Signing): Promise<number>;
  failRefund(id: string): void;
  renewCard(id: string, expYear: number): void;
  stop(): Promise<void>;
}

interface Tool {
  StripeServer: { start(options?: { port?: number; deliverTo?: string }): Promise<LocalStripe> };
}

/** Starts the server on a free port. */
export function startLocalStripe(): Promise<LocalStripe> {
  const path = join(repositoryRoot, 'tools', 'stripe', 'stripe-server.mjs');
  return (createRequire(__filename)(path) as Tool).StripeServer.start();
}
