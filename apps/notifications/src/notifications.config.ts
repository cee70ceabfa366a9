import { email } from '@quillcare/contracts';
import { z } from 'zod';

export const notificationsConfig = z.object({
  /** Where mails go out; without it they stay in the local mailbox, outside production only. */
  SMTP_URL: z
    .string()
    .regex(/^(smtps?:\/\/.+)?$/, 'must begin with smtp:// or smtps://')
    .optional()
    .transform((value) => value || null),
  /** The sender of every mail. */
  MAIL_FROM: z.string().min(3, 'must be an address').default('Quillcare <no-reply@quillcare.test>'),
  /** Who reads what visitors of the public site write; without it their messages are stored only. */
  OPERATOR_EMAIL: z
    .string()
    .refine((value) => value === '' || email.safeParse(value).success, 'must be an e-mail address')
    .optional()
    .transform((value) => (value ? email.parse(value) : null)),
});
export type NotificationsConfig = z.output<typeof notificationsConfig>;
