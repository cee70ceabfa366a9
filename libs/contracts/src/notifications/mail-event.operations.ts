import { z } from 'zod';
import { job } from '../core/job';
import { command } from '../core/operation';
import { instant, optionalText, rawText, text } from '../core/primitives';

/** The most events of one report. */
export const MOST_MAIL_EVENTS = 100;
/** A report is taken for so long after it was signed, in seconds: a later copy is a replay. */
export const MAIL_EVENTS_GOOD_FOR_SECONDS = 300;

/** What became of an email after a mail server took it. */
export const mailEvent = z.strictObject({
  /** The provider's id of the event: the same event counts once. */
  id: text(200),
  /** BOUNCE: it cannot be delivered. SOFT_BOUNCE: not at present. COMPLAINT: the recipient reported it as unwanted. */
  type: z.enum(['BOUNCE', 'SOFT_BOUNCE', 'COMPLAINT']),
  /** The email's Message-ID, with or without angle brackets. */
  messageId: text(300),
  at: instant,
  /** The status of RFC 3463, such as 5.1.1. */
  status: z
    .string()
    .max(12)
    .regex(/^[245]\.\d{1,3}\.\d{1,3}$/)
    .nullish(),
  /** The other server's words. Kept without addresses. */
  detail: optionalText(1_000).optional(),
});
export type MailEvent = z.infer<typeof mailEvent>;

/** The payload, once its signature is checked. */
export const mailEvents = z.strictObject({ events: z.array(mailEvent).min(1).max(MOST_MAIL_EVENTS) });

/** How the hook is signed is in docs/mail-events.md. */
export const recordMailEvents = command({
  name: 'notifications.recordMailEvents',
  summary: 'Bounces and complaints, signed by the email provider or a relay of ours',
  http: { method: 'POST', path: '/public/mail-events', status: 200 },
  permission: 'public',
  body: z.strictObject({
    /** Seconds since 1970, when it was signed. */
    timestamp: z.number().int().min(0).max(99_999_999_999),
    /** The JSON text of `{ "events": […] }`, as it was signed. */
    payload: rawText(200_000),
    /** HMAC-SHA256 of `<timestamp>.<payload>` with MAIL_EVENTS_SECRET, in hexadecimal. */
    signature: z
      .string()
      .max(64)
      .regex(/^[0-9a-f]{64}$/, 'This field is invalid'),
  }),
  result: z.object({
    /** Events that changed something. */
    recorded: z.number().int(),
    /** Events that were reported before. */
    repeated: z.number().int(),
    /** Events of emails that we do not know. */
    unknown: z.number().int(),
  }),
  errors: ['SIGNATURE_INVALID'],
  rateLimit: { max: 600, windowSeconds: 60 },
});

/** Reads the emails that came back to the bounce mailbox, where one is set up. */
export const readBounces = job({
  service: 'notifications',
  name: 'readBounces',
  data: z.object({}),
  everyMs: 120_000,
  attempts: 1,
});
