import { z } from 'zod';
import { command, query } from '../core/operation';
import { id, instant } from '../core/primitives';
import { failures } from '../stuck-messages';

const ofPractice = z.strictObject({ organisationId: id });

export const readMailHealth = query({
  name: 'notifications.readMailHealth',
  summary: 'Emails of a practice that failed since a day, for the platform',
  http: null,
  permission: 'internal',
  body: ofPractice.extend({ since: instant }),
  result: failures,
  deadlineMs: 2_000,
});

export const retryMailsOf = command({
  name: 'notifications.retryMailsOf',
  summary:
    'Try the newest failed emails of a practice again, except those that what they are about has overtaken',
  http: null,
  permission: 'internal',
  body: ofPractice,
  result: z.object({ retried: z.number().int() }),
});
