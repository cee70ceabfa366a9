import {
  acceptInvitation,
  createInvitation,
  listMailbox,
  requestPasswordReset,
  resetPassword,
  signIn,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';

const anonymous = { kind: 'anonymous' } as const;
const product = testProduct({ only: ['identity', 'notifications'] });
const org = perFile(() => product.signUp());

/** The email to an address with this subject, once it has arrived. */
function mail(to: string, subject: string) {
  return product.eventually(async () => {
    const { items } = await product.call(listMailbox, { query: { to } }, anonymous);
    const found = items.find((item) => item.subject === subject);
    if (!found) throw new Error(`no mail "${subject}"`);
    return found;
  });
}

describe('account emails', () => {
  it('contain the link for a new password, and confirm the change', async () => {
    const { email } = org.admin;
    await product.call(requestPasswordReset, { body: { email } }, anonymous);
    const { text } = await mail(email, 'Set a new password');
    const [, token] = /\/auth\/reset-password\?token=([\w-]{43})\n/.exec(text) ?? [];
    const newPassword = 'Another-Horse-8';
    await product.call(resetPassword, { body: { token: token ?? '', newPassword } }, anonymous);
    await expect(
      product.call(signIn, { body: { email, password: newPassword } }, anonymous),
    ).resolves.toBeDefined();
    await mail(email, 'Your password was changed');
    const kept = () =>
      product.sql(
        `select 1 from notifications.mail_message where recipient = $1 and sealed_params is not null`,
        [email],
      );
    // The content is erased only after the mail server has taken the email.
    await product.eventually(async () => expect(await kept()).toEqual([]));
  });

  it('contain the link of an invitation', async () => {
    const email = 'priya.raman@practice.example';
    const body = { email, firstName: 'Priya', lastName: 'Raman', role: 'USER' as const };
    await product.call(createInvitation, { body }, org.admin);
    const { text } = await mail(email, `${(await practiceName()) ?? ''} has invited you to Quillcare`);
    const [, token] = /\/invitation\/([\w-]{43})\n/.exec(text) ?? [];
    const request = { params: { token: token ?? '' }, body: { password: 'Korimako-7' } };
    const { session } = await product.call(acceptInvitation, request, anonymous);
    expect(session.user).toMatchObject({ email, role: 'USER' });
  });

  async function practiceName(): Promise<string | undefined> {
    const sql = 'select name from identity.organisation where id = $1';
    return (await product.sql<{ name: string }>(sql, [org.organisationId]))[0]?.name;
  }
});
