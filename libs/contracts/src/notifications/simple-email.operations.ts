import { z } from 'zod';
import { command } from '../core/operation';
import { email, nameText } from '../core/primitives';

/**
 * The welcome email requested by the sign-up of API clients. It is sent once, to the signed-in person's own address, with the
 * names and practice of the session, so that nobody can have an email with their own wording sent to a stranger.
 */
export const sendSimpleEmail = command({
  name: 'notifications.sendSimpleEmail',
  summary: 'Send yourself the welcome email, unless you already had it',
  http: { method: 'POST', path: '/simple-email', status: 200 },
  permission: 'signed-in',
  body: z.strictObject({
    firstName: nameText(),
    lastName: nameText(),
    email,
    organizationName: nameText(200),
  }),
  result: z.object({ success: z.literal(true) }),
  rateLimit: { max: 10, windowSeconds: 3_600 },
});
