import { z } from 'zod';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';
import { failures } from '../stuck-messages';

export const readDocumentHealth = query({
  name: 'quoting.readDocumentHealth',
  summary: 'List quote documents that could not be generated since a date, for the platform',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, since: instant }),
  result: failures,
  deadlineMs: 2_000,
});
