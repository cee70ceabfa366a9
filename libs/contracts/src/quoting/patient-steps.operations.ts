import { z } from 'zod';
import { command } from '../core/operation';
import { DEAD_LINKS } from './dead-links';
import { tokenParams } from './patient.operations';
import { checkAnswerInput } from './signing.schemas';

/**
 * For patients who have a quote open when a newer version replaces it: returns the path of that version, where they must identify
 * again. Refused if their email address has changed in the meantime, because the old one may have been a stranger's.
 */
export const followReplacement = command({
  name: 'quoting.followReplacement',
  summary: 'Move on to the version that replaced an open quote',
  http: { method: 'POST', path: '/public/quotes/:token/current', status: 200 },
  permission: 'patient',
  params: tokenParams,
  result: z.object({ path: z.string() }),
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 10, windowSeconds: 3_600 },
});

/** Reports wrong answers exactly as accepting the quote would. Nothing is stored. */
export const tryCheckAnswers = command({
  name: 'quoting.tryCheckAnswers',
  summary: "Check whether the practice's questions are answered as required before signing",
  http: { method: 'POST', path: '/public/quotes/:token/check-answers', status: 200 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({ checkAnswers: z.array(checkAnswerInput).max(20) }),
  result: z.object({ passed: z.literal(true) }),
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 60, windowSeconds: 600 },
});
