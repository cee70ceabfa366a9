/** Whether the demo may send emails: only if they stay on this machine, or go to a mail catcher, which delivers to no one. */
export function maySendMail({ SMTP_URL, MAIL_CATCHER }: NodeJS.ProcessEnv): boolean {
  return !SMTP_URL || SMTP_URL === 'none' || MAIL_CATCHER === 'true';
}
