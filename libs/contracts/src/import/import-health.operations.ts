import { z } from 'zod';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';
import { failures } from '../stuck-messages';

export const readImportHealth = query({
  name: 'import.readImportHealth',
  summary: "List a practice's failed imports since a date, for the platform",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, since: instant }),
  result: failures,
  deadlineMs: 2_000,
});
