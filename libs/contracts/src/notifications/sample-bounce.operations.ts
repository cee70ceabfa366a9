import { z } from 'zod';
import { command } from '../core/operation';
import { id } from '../core/primitives';

/** Nothing comes back to a machine that keeps its emails, so the demonstration has one come back by itself. */
export const bounceSampleMail = command({
  name: 'notifications.bounceSampleMail',
  summary: 'Demonstration: the email with a quote comes back',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, quoteId: id }),
  /** False until the email was delivered. */
  result: z.object({ isBounced: z.boolean() }),
});
