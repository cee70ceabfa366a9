import { z } from 'zod';
import { command } from '../core/operation';
import { DEAD_LINKS } from './dead-links';
import { tokenParams } from './patient.operations';
import { checkAnswerInput } from './signing.schemas';

/**
 * For a patient who had a quote open while a newer version took its place: the address of that version, on which they prove again
 * who they are. Refused where their email address was changed meanwhile: the old one may have been a stranger's.
 */
export const followReplacement = command({
  name: 'quoting.followReplacement',
  summary: 'Go on to the version that replaced an open quote',
  http: { method: 'POST', path: '/public/quotes/:token/current', status: 200 },
  permission: 'patient',
  params: tokenParams,
  result: z.object({ path: z.string() }),
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 10, windowSeconds: 3_600 },
});

/** What is not right is told as the acceptance would tell it; nothing is kept. */
export const tryCheckAnswers = command({
  name: 'quoting.tryCheckAnswers',
  summary: 'See whether the practice’s questions are answered as it requires before signing',
  http: { method: 'POST', path: '/public/quotes/:token/check-answers', status: 200 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({ checkAnswers: z.array(checkAnswerInput).max(20) }),
  result: z.object({ passed: z.literal(true) }),
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 60, windowSeconds: 600 },
});
