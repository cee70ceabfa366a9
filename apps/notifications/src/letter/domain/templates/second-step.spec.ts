import type { AccountMail } from '@quillcare/contracts';
import { accountLetter } from '../letter';
import { renderMail } from '../mail-content';

const LOGIN = 'https://quillcare.example/login';
const recipient = 'ana@harbour.example';
const about = { name: 'Ana Okafor', loginUrl: LOGIN };
const day = '2026-11-20';

const MAILS: Record<string, AccountMail> = {
  'an app was set up': {
    template: 'second-step-on',
    recipient,
    params: { ...about, way: 'totp', changedOn: day },
  },
  'a passkey was set up': {
    template: 'second-step-on',
    recipient,
    params: { ...about, way: 'passkey', changedOn: day },
  },
  'the app was removed': {
    template: 'second-step-off',
    recipient,
    params: { ...about, way: 'totp', byName: null, changedOn: day },
  },
  'an administrator removed it': {
    template: 'second-step-off',
    recipient,
    params: { ...about, way: 'all', byName: 'Mere Ngata', changedOn: day },
  },
  'a recovery code was used': {
    template: 'recovery-code-used',
    recipient,
    params: { ...about, left: 9, usedOn: day },
  },
  'all but one recovery code are used': {
    template: 'recovery-code-used',
    recipient,
    params: { ...about, left: 1, usedOn: day },
  },
  'the last recovery code was used': {
    template: 'recovery-code-used',
    recipient,
    params: { ...about, left: 0, usedOn: day },
  },
  'somebody guesses codes': {
    template: 'second-step-guessed',
    recipient,
    params: { ...about, guessed: 'code' },
  },
  'somebody guesses the password': {
    template: 'second-step-guessed',
    recipient,
    params: { ...about, guessed: 'password' },
  },
};

const render = (mail: AccountMail) => renderMail(accountLetter(mail, 'key').content);

describe('emails about the second step', () => {
  it.each(Object.entries(MAILS))('say that %s', (_what, mail) => {
    const { subject, text, html, replyTo } = render(mail);
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
    expect(text).toContain('Dear Ana,');
    expect(text).toContain("choose 'Forgot your password?'");
    expect(html).toContain(`href="${LOGIN}"`);
    expect(replyTo).toBeNull();
  });

  it('let no name become markup or a header', () => {
    const name = 'Ngāpō <img src=x>\r\nBcc: x@y.z';
    const { subject, text, html } = render({
      template: 'second-step-off',
      recipient,
      params: { ...about, name, byName: name, way: 'all', changedOn: day },
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc/m);
    expect(html).not.toContain('<img');
  });
});
