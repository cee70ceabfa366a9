/**
 * Whether the demonstration may send emails: where they stay on this machine, or where a mail catcher takes them, which delivers to
 * nobody.
 */
export function maySendMail({ SMTP_URL, MAIL_CATCHER }: NodeJS.ProcessEnv): boolean {
  return !SMTP_URL || SMTP_URL === 'none' || MAIL_CATCHER === 'true';
}
