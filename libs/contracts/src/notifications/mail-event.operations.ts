import { z } from 'zod';
import { job } from '../core/job';
import { command } from '../core/operation';
import { instant, optionalText, rawText, text } from '../core/primitives';

export const MOST_MAIL_EVENTS = 100;
/** How long after signing a report is accepted, in seconds. Anything later is treated as a replay. */
export const MAIL_EVENTS_GOOD_FOR_SECONDS = 300;

/** What happened to an email after a mail server accepted it. */
export const mailEvent = z.strictObject({
  /** The provider's event id, used for deduplication. */
  id: text(200),
  /**
   * BOUNCE: permanently undeliverable. SOFT_BOUNCE: temporarily undeliverable. COMPLAINT: the recipient reported it as unwanted.
   */
  type: z.enum(['BOUNCE', 'SOFT_BOUNCE', 'COMPLAINT']),
  /** The email's Message-ID, with or without angle brackets. */
  messageId: text(300),
  at: instant,
  /** Enhanced status code (RFC 3463), such as 5.1.1. */
  status: z
    .string()
    .max(12)
    .regex(/^[245]\.\d{1,3}\.\d{1,3}$/)
    .nullish(),
  /** The receiving server's message. Stored without addresses. */
  detail: optionalText(1_000).optional(),
});
export type MailEvent = z.infer<typeof mailEvent>;

/** The payload, parsed after its signature has been verified. */
export const mailEvents = z.strictObject({ events: z.array(mailEvent).min(1).max(MOST_MAIL_EVENTS) });

/** Receives the webhook, whose signature is described in docs/mail-events.md. */
export const recordMailEvents = command({
  name: 'notifications.recordMailEvents',
  summary: 'Receive signed bounces and complaints from the email provider or a relay',
  http: { method: 'POST', path: '/public/mail-events', status: 200 },
  permission: 'public',
  body: z.strictObject({
    /** When it was signed, in seconds since the epoch. */
    timestamp: z.number().int().min(0).max(99_999_999_999),
    /** The JSON text of `{ "events": […] }`, exactly as signed. */
    payload: rawText(200_000),
    /** HMAC-SHA256 (hex) of `<timestamp>.<payload>` with MAIL_EVENTS_SECRET. */
    signature: z
      .string()
      .max(64)
      .regex(/^[0-9a-f]{64}$/, 'This field is invalid'),
  }),
  result: z.object({
    /** Number of events that changed something. */
    recorded: z.number().int(),
    /** Number of events that had been reported before. */
    repeated: z.number().int(),
    /** Number of events about unknown emails. */
    unknown: z.number().int(),
  }),
  errors: ['SIGNATURE_INVALID'],
  rateLimit: { max: 600, windowSeconds: 60 },
});

/** Reads returned emails from the bounce mailbox, if one is configured. */
export const readBounces = job({
  service: 'notifications',
  name: 'readBounces',
  data: z.object({}),
  everyMs: 120_000,
  attempts: 1,
});
