import { z } from 'zod';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';
import { failures } from '../stuck-messages';

export const readImportHealth = query({
  name: 'import.readImportHealth',
  summary: 'Imports of a practice that failed since a day, for the platform',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, since: instant }),
  result: failures,
  deadlineMs: 2_000,
});
