import { z } from 'zod';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';

export const caseNoticeKind = z.enum(['SCHEDULED', 'MOVED', 'CANCELLED']);
export type CaseNoticeKind = z.infer<typeof caseNoticeKind>;

/**
 * Lets the mailer check whether the patient should still be notified, both when it receives the event and again just before
 * sending.
 */
export const checkCaseNotice = query({
  name: 'quoting.checkCaseNotice',
  summary: 'Check whether a patient should still get a notice about their surgery case',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    surgeryCaseId: id,
    kind: caseNoticeKind,
    /** The date the notice would state. Null if none. */
    startsAt: instant.nullable(),
  }),
  result: z.object({ isDue: z.boolean() }),
});
