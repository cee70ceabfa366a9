import { z } from 'zod';
import { command, query } from '../core/operation';
import { id, instant } from '../core/primitives';
import { failures } from '../stuck-messages';

const ofPractice = z.strictObject({ organisationId: id });

export const readMailHealth = query({
  name: 'notifications.readMailHealth',
  summary: "List a practice's failed emails since a date, for the platform",
  http: null,
  permission: 'internal',
  body: ofPractice.extend({ since: instant }),
  result: failures,
  deadlineMs: 2_000,
});

export const retryMailsOf = command({
  name: 'notifications.retryMailsOf',
  summary: "Retry a practice's newest failed emails, except outdated ones",
  http: null,
  permission: 'internal',
  body: ofPractice,
  result: z.object({ retried: z.number().int() }),
});
