import { z } from 'zod';
import { field } from '../core/field';
import { command, type ResultOf } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { email, instant, optionalNameText, optionalText, rawText } from '../core/primitives';
import { settings } from '../core/settings';

/** How the connection to a mail server is encrypted. NONE is for development and tests only. */
export const smtpSecurity = z.enum(['NONE', 'STARTTLS', 'TLS']);
export type SmtpSecurity = z.infer<typeof smtpSecurity>;

/** The ports of mail servers; a practice cannot have other ports tried. */
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

/** How a practice's emails to patients go out. */
export const emailConfig = settings({
  service: 'notifications',
  name: 'EmailConfig',
  audit: 'EMAIL_CONFIG',
  fields: {
    senderName: field.of(optionalNameText(100), words),
    replyTo: field.of(orNull(email), words),
    signature: field.of(optionalText(600), words),
    showLogo: field.same(z.boolean()),
    /** Off: emails go out by the platform's server, with replies to the practice. */
    usesOwnServer: field.same(z.boolean()),
    host: field.of(orNull(host), words),
    port: field.of(z.number().int().min(1).max(65_535).nullable(), z.number().int().nullable()),
    security: field.same(smtpSecurity),
    username: field.of(optionalText(254), words),
    senderAddress: field.of(orNull(email), words),
  },
  shown: {
    /** The password itself is never shown. */
    hasPassword: z.boolean(),
    /** Since when the practice's server has not taken emails, which go out by the platform meanwhile. */
    failingSince: instant.nullable(),
    lastProblem: z.string().nullable(),
    /** When a test email last went out by the server as it is set up now. */
    testedAt: instant.nullable(),
    /** The address that emails come from otherwise. */
    platformAddress: z.string(),
    /** Whether a connection without encryption is possible, as in development. */
    allowsPlainText: z.boolean(),
  },
  /** Left out, the password stays; null takes it away. It must be given again when server or user name change. */
  sent: { password: orNull(rawText(500)).optional() },
  get: { summary: "How the practice's emails to patients are sent", permission: { roles: ADMINS } },
  update: {
    summary: "Change how the practice's emails to patients are sent; what is left out stays",
    stepUp: true,
  },
  live: { needs: 'SETTINGS' },
});
export const { get: getEmailConfig, update: updateEmailConfig, changed: EmailConfigChanged } = emailConfig;
export type EmailConfig = ResultOf<typeof getEmailConfig>;

/** What became of a test email. */
export const mailTest = z.object({
  isAccepted: z.boolean(),
  /** Whom it went to: whoever asked. */
  to: z.string(),
  by: z.enum(['OWN', 'PLATFORM']),
  /** In plain words, with what to do. */
  answer: z.string(),
  /** What the server said itself, where it said anything. */
  serverSaid: z.string().nullable(),
});
export type MailTest = z.infer<typeof mailTest>;

export const sendTestMail = command({
  name: 'notifications.sendTestMail',
  summary:
    'Send yourself a test email the way emails to patients go out, and hear what the mail server answers',
  http: { method: 'POST', path: '/email-config/test', status: 200 },
  permission: { roles: ADMINS },
  confirmedEmail: true,
  result: mailTest,
  rateLimit: { max: 20, windowSeconds: 600 },
  deadlineMs: 35_000,
  invalidates: ['EmailConfig'],
});
