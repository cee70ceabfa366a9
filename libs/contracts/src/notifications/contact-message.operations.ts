import { z } from 'zod';
import { listOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { email, id, instant, nameText, text } from '../core/primitives';
import { mailState } from './notification.operations';

export const CONTACT_MESSAGE_LIMIT = 4_000;

/** A message from a visitor of the public site to the platform's operator. */
export const contactMessageInput = z.strictObject({
  firstName: nameText(),
  lastName: nameText(),
  email,
  practiceName: nameText(200),
  message: text(CONTACT_MESSAGE_LIMIT),
});

export const contactMessage = z.object({
  id,
  createdAt: instant,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  practiceName: z.string(),
  message: z.string(),
  /** Delivery state of the email to the operator. Null if no address was configured. */
  mailState: mailState.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const sendContactMessage = command({
  name: 'notifications.sendContactMessage',
  summary: "Send a message to the platform's operator",
  http: { method: 'POST', path: '/public/contact' },
  permission: 'public',
  body: contactMessageInput,
  result: z.object({ received: z.literal(true) }),
  rateLimit: { max: 10, windowSeconds: 3_600 },
  invalidates: ['ContactMessage'],
});

export const listContactMessages = query({
  name: 'notifications.listContactMessages',
  summary: 'List messages from visitors of the public site, newest first',
  http: { method: 'GET', path: '/contact-messages' },
  permission: { roles: ['SUPER_ADMIN'] },
  query: listQuery(['createdAt'], {}),
  result: listOf(contactMessage),
  provides: ['ContactMessage'],
});
