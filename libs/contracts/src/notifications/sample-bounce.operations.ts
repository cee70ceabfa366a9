import { z } from 'zod';
import { command } from '../core/operation';
import { id } from '../core/primitives';

/** Makes one email bounce for the demonstration, because nothing ever bounces from a machine that only stores its emails. */
export const bounceSampleMail = command({
  name: 'notifications.bounceSampleMail',
  summary: 'Demo: bounce the email of a sample quote',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, quoteId: id }),
  /** False until the email has been delivered. */
  result: z.object({ isBounced: z.boolean() }),
});
