import { maySendMail } from './demo-mail';

describe('demonstration emails', () => {
  const SMTP_URL = 'smtp://mail.practice.example';

  it.each([
    ['stay in the local mailbox', {}, true],
    ['are sent by nobody', { SMTP_URL: 'none' }, true],
    ['would reach a mail server', { SMTP_URL }, false],
    [
      'would reach a mail server that only claims to be something else',
      { SMTP_URL, MAIL_CATCHER: 'yes' },
      false,
    ],
    ['are caught', { SMTP_URL, MAIL_CATCHER: 'true' }, true],
  ])('%s', (_, environment, may) => {
    expect(maySendMail(environment)).toBe(may);
  });
});
