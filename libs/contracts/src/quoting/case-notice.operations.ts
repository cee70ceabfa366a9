import { z } from 'zod';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';

/** What a patient is told of their case. */
export const caseNoticeKind = z.enum(['SCHEDULED', 'MOVED', 'CANCELLED']);
export type CaseNoticeKind = z.infer<typeof caseNoticeKind>;

/** For the mailer, when it hears of the change and again right before it sends: whether the patient is to be told so now. */
export const checkCaseNotice = query({
  name: 'quoting.checkCaseNotice',
  summary: 'Whether a patient is to be told this of their surgery case',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    surgeryCaseId: id,
    kind: caseNoticeKind,
    /** The date that the patient would be told; null without one. */
    startsAt: instant.nullable(),
  }),
  result: z.object({ isDue: z.boolean() }),
});
