import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { email, id, instant, optionalNameText, optionalText, rawText, version } from '../core/primitives';

/** How the connection to a mail server is encrypted. NONE is for development and tests only. */
export const smtpSecurity = z.enum(['NONE', 'STARTTLS', 'TLS']);
export type SmtpSecurity = z.infer<typeof smtpSecurity>;

/** The ports of mail servers; a practice cannot have other ports tried. */
export const SMTP_PORTS: readonly number[] = [25, 465, 587, 2525];

/** How a practice's emails to patients go out. A practice that never saved it has the defaults, with version 0. */
export const emailConfig = z.object({
  version: z.number().int().min(0),
  updatedAt: instant.nullable(),
  /** Off: emails go out by the platform's server, with replies to the practice. */
  usesOwnServer: z.boolean(),
  host: z.string().nullable(),
  port: z.number().int().nullable(),
  security: smtpSecurity,
  username: z.string().nullable(),
  /** The password itself is never shown. */
  hasPassword: z.boolean(),
  senderName: z.string().nullable(),
  senderAddress: z.string().nullable(),
  replyTo: z.string().nullable(),
  signature: z.string().nullable(),
  showLogo: z.boolean(),
  /** Since when the practice's server has not taken emails, which go out by the platform meanwhile. */
  failingSince: instant.nullable(),
  lastProblem: z.string().nullable(),
  /** When a test email last went out by the server as it is set up now. */
  testedAt: instant.nullable(),
  /** The address that emails come from otherwise. */
  platformAddress: z.string(),
  /** Whether a connection without encryption is possible, as in development. */
  allowsPlainText: z.boolean(),
});
export type EmailConfig = z.infer<typeof emailConfig>;

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

export const getEmailConfig = query({
  name: 'notifications.getEmailConfig',
  summary: "How the practice's emails to patients are sent",
  http: { method: 'GET', path: '/email-config' },
  permission: { roles: ADMINS },
  result: emailConfig,
  provides: ['EmailConfig'],
});

export const updateEmailConfig = command({
  name: 'notifications.updateEmailConfig',
  summary: "Change how the practice's emails to patients are sent; what is left out stays",
  http: { method: 'PATCH', path: '/email-config' },
  permission: { roles: ADMINS },
  stepUp: true,
  body: z.strictObject({
    version: version.or(z.literal(0)),
    usesOwnServer: z.boolean().optional(),
    host: orNull(host).optional(),
    port: z.number().int().min(1).max(65_535).nullable().optional(),
    security: smtpSecurity.optional(),
    username: optionalText(254).optional(),
    /** Left out, the password stays; null takes it away. It must be given again when server or user name change. */
    password: orNull(rawText(500)).optional(),
    senderName: optionalNameText(100).optional(),
    senderAddress: orNull(email).optional(),
    replyTo: orNull(email).optional(),
    signature: optionalText(600).optional(),
    showLogo: z.boolean().optional(),
  }),
  result: emailConfig,
  errors: ['VERSION_CONFLICT'],
  invalidates: ['EmailConfig'],
});

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

export const EmailConfigChanged = event({
  service: 'notifications',
  name: 'EmailConfigChanged',
  data: z.object({ id }),
  live: { needs: 'SETTINGS', tags: () => [{ type: 'EmailConfig' }] },
});
