import { z } from 'zod';
import { field } from '../core/field';
import { command, type ResultOf } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { email, instant, optionalNameText, optionalText, rawText } from '../core/primitives';
import { settings } from '../core/settings';

/** Encryption of the connection to the mail server. NONE is for development and tests only. */
export const smtpSecurity = z.enum(['NONE', 'STARTTLS', 'TLS']);
export type SmtpSecurity = z.infer<typeof smtpSecurity>;

/** The usual mail server ports, which are the only ones that a practice can have us connect to. */
export const SMTP_PORTS: readonly number[] = [25, 465, 587, 2525];

const HOST_NAME =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'This field is too long')
  .refine(
    (value) => HOST_NAME.test(value),
    'Enter a name such as smtp.example.com, without https:// or port',
  );

const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

const words = z.string().nullable();

export const emailConfig = settings({
  service: 'notifications',
  name: 'EmailConfig',
  audit: 'EMAIL_CONFIG',
  fields: {
    senderName: field.of(optionalNameText(100), words),
    replyTo: field.of(orNull(email), words),
    signature: field.of(optionalText(600), words),
    showLogo: field.same(z.boolean()),
    /** False: emails are sent through the platform's server, with replies going to the practice. */
    usesOwnServer: field.same(z.boolean()),
    host: field.of(orNull(host), words),
    port: field.of(z.number().int().min(1).max(65_535).nullable(), z.number().int().nullable()),
    security: field.same(smtpSecurity),
    username: field.of(optionalText(254), words),
    senderAddress: field.of(orNull(email), words),
  },
  shown: {
    /** Whether a password is stored. The password itself is never returned. */
    hasPassword: z.boolean(),
    /**
     * Since when the practice's server has rejected emails, which are sent through the platform's server meanwhile. Null if it
     * works.
     */
    failingSince: instant.nullable(),
    lastProblem: z.string().nullable(),
    /** When a test email was last sent successfully with the current server settings. */
    testedAt: instant.nullable(),
    /** Sender address of emails sent through the platform's server. */
    platformAddress: z.string(),
    /** Whether unencrypted connections are allowed, as in development. */
    allowsPlainText: z.boolean(),
  },
  /** Unchanged if omitted; null removes it. Must be entered again if the server or the user name changes. */
  sent: { password: orNull(rawText(500)).optional() },
  get: { summary: "Get how the practice's emails to patients are sent", permission: { roles: ADMINS } },
  update: {
    summary: "Update how the practice's emails to patients are sent; omitted fields stay unchanged",
    stepUp: true,
  },
  live: { needs: 'SETTINGS' },
});
export const { get: getEmailConfig, update: updateEmailConfig, changed: EmailConfigChanged } = emailConfig;
export type EmailConfig = ResultOf<typeof getEmailConfig>;

export const mailTest = z.object({
  isAccepted: z.boolean(),
  /** Address of the caller, who receives the test email. */
  to: z.string(),
  by: z.enum(['OWN', 'PLATFORM']),
  /** Explanation in plain language, with what to do. */
  answer: z.string(),
  /** The server's own response. Null if there was none. */
  serverSaid: z.string().nullable(),
});
export type MailTest = z.infer<typeof mailTest>;

export const sendTestMail = command({
  name: 'notifications.sendTestMail',
  summary:
    "Send yourself a test email through the practice's mail settings and return the mail server's response",
  http: { method: 'POST', path: '/email-config/test', status: 200 },
  permission: { roles: ADMINS },
  confirmedEmail: true,
  result: mailTest,
  rateLimit: { max: 20, windowSeconds: 600 },
  deadlineMs: 35_000,
  invalidates: ['EmailConfig'],
});
