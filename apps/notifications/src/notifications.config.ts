import { email } from '@quillcare/contracts';
import { z } from 'zod';
import { networksOf } from './smtp/domain/address-guard';

export const notificationsConfig = z
  .object({
    NODE_ENV: z.string().optional(),
    /**
     * The outgoing mail server. Without it, mail stays in the local mailbox. Required in production, where `none` sends no mail.
     */
    SMTP_URL: z
      .string()
      .regex(/^(smtps?:\/\/.+|none)?$/, 'must begin with smtp:// or smtps://, or be none')
      .optional(),
    /** Sender of every email that the platform's server sends. */
    MAIL_FROM: z.string().min(3, 'must be an address').default('Quillcare <no-reply@quillcare.test>'),
    /**
     * Internal networks whose mail servers practices may use despite the address guard, for development and tests:
     * 127.0.0.0/8,::1/128.
     */
    SMTP_ALLOWED_NETWORKS: z
      .string()
      .default('')
      .transform((value, context) => {
        try {
          return networksOf(value);
        } catch {
          context.addIssue({ code: 'custom', message: 'must be networks such as 127.0.0.0/8,::1/128' });
          return z.NEVER;
        }
      }),
    /** Verifies the email provider's reports of bounces and complaints. Without it they are refused. */
    MAIL_EVENTS_SECRET: z
      .string()
      .refine((value) => value === '' || value.length >= 32, 'must have at least 32 characters')
      .optional()
      .transform((value) => value || null),
    /** The mailbox that receives bounced emails. Without it none is read. */
    BOUNCE_IMAP_URL: z
      .string()
      .regex(/^(imaps?:\/\/.+)?$/, 'must begin with imap:// or imaps://')
      .optional()
      .transform((value) => value || null),
    /** Receives messages from visitors of the public site. Without it they are only stored. */
    OPERATOR_EMAIL: z
      .string()
      .refine((value) => value === '' || email.safeParse(value).success, 'must be an email address')
      .optional()
      .transform((value) => (value ? email.parse(value) : null)),
  })
  .refine(({ NODE_ENV, SMTP_URL }) => NODE_ENV !== 'production' || SMTP_URL, {
    path: ['SMTP_URL'],
    error: 'is missing: no email would be sent (set it to none if that is intended)',
  })
  .transform(({ NODE_ENV: _, SMTP_URL, ...others }) => ({
    ...others,
    SMTP_URL: !SMTP_URL || SMTP_URL === 'none' ? null : SMTP_URL,
  }));
export type NotificationsConfig = z.output<typeof notificationsConfig>;
