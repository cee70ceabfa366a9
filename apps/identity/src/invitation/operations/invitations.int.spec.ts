import {
  acceptInvitation,
  createInvitation,
  listInvitations,
  openInvitation,
  resendInvitation,
  signIn,
  withdrawInvitation,
  type Invitation,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn, mailsTo, tokenTo } from '../../testing/mails.suite';
import { freshEmail } from '../../testing/staff.suite';

const anonymous = { kind: 'anonymous' } as const;
const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp({ organizationName: 'Harbour Surgical' }));
let email: string;
beforeEach(async () => {
  email = freshEmail();
});

const person = { firstName: 'Priya', lastName: 'Raman', role: 'SALES_MANAGER' as const };
const invite = (to = email, by = org.admin) =>
  product.call(createInvitation, { body: { ...person, email: to } }, by);
const open = (token: string) => product.call(openInvitation, { params: { token } }, anonymous);
const accept = (token: string, password = 'Korimako-7') =>
  product.call(acceptInvitation, { params: { token }, body: { password } }, anonymous);
const on = ({ id }: Invitation) => ({ params: { id } });

describe('an invitation', () => {
  it('is emailed with a link, and stored without it', async () => {
    const invitation = await invite(email.toUpperCase());
    expect(invitation).toMatchObject({ email, status: 'PENDING', role: 'SALES_MANAGER', acceptedAt: null });
    const token = await tokenTo(product, email);
    expect(await mailsTo(product, email)).toMatchObject([
      {
        template: 'invitation',
        params: {
          name: 'Priya Raman',
          practiceName: 'Harbour Surgical',
          inviterName: 'Ana Okafor',
          link: `${product.config.publicUrl}/invitation/${token}`,
        },
      },
    ]);
    expect(JSON.stringify(invitation)).not.toContain(token);
    const rows = await product.sql('select to_jsonb(i) as row from identity.invitation i');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await open(token)).toMatchObject({
      practiceName: 'Harbour Surgical',
      email,
      role: 'SALES_MANAGER',
    });
  });

  it('creates a signed-in account with the invited colleague’s name', async () => {
    const invitation = await invite();
    const token = await tokenTo(product, email);
    const { session, access_token } = await accept(token);
    expect(access_token).toMatch(/^ey/);
    expect(session.user).toMatchObject({ email, role: 'SALES_MANAGER', organizationId: org.organisationId });
    await expect(
      product.call(signIn, { body: { email, password: 'Korimako-7' } }, anonymous),
    ).resolves.toBeDefined();
    const { id: userId } = session.user;
    expect((await actsOn(product, userId)).slice(0, 2)).toMatchObject([
      { action: 'CREATE', userId },
      { action: 'LOGIN', userId },
    ]);
    expect((await product.call(listInvitations, {}, org.admin)).items).toEqual([]);
    await expect(accept(token)).rejects.toMatchObject({ code: 'INVITATION_ACCEPTED' });
    for (const operation of [resendInvitation, withdrawInvitation])
      await expect(product.call(operation, on(invitation), org.admin)).rejects.toMatchObject({
        code: 'INVITATION_ACCEPTED',
        message: 'This person has accepted the invitation in the meantime. You can find them under Users.',
      });
  });

  it('creates one account if accepted concurrently', async () => {
    await invite();
    const token = await tokenTo(product, email);
    const tries = await Promise.allSettled([accept(token), accept(token), accept(token)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'INVITATION_ACCEPTED' });
    expect(await product.sql('select 1 from identity."user" where email = $1', [email])).toHaveLength(1);
  });

  it('is void once another practice’s invitation to the same address was accepted', async () => {
    const other = await product.signUp();
    await invite();
    const first = await tokenTo(product, email);
    await invite(email, other.admin);
    const second = await tokenTo(product, email, 2);
    await accept(first);
    await expect(accept(second)).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'This email is already registered. Please use a different email or try signing in.',
    });
  });

  it('rejects a weak password with its faults, and stays open', async () => {
    await invite();
    const token = await tokenTo(product, email);
    await expect(accept(token, 'korimako')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: expect.arrayContaining([
        { path: 'password', message: 'Password must contain at least one number' },
      ]),
    });
    await expect(accept(token)).resolves.toBeDefined();
  });
});

describe('inviting a person', () => {
  it('is rejected for an existing account, a demo address, or an open invitation of the practice', async () => {
    await expect(invite(org.admin.email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    await expect(invite('new@demo.quillcare.test')).rejects.toMatchObject({ code: 'EMAIL_RESERVED' });
    const tries = await Promise.allSettled([invite(), invite(), invite()]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(invite()).rejects.toMatchObject({
      code: 'DUPLICATE',
      message: 'This person has already been invited. You can send the invitation again.',
    });
  });

  it('says what to do about the account that the person has, and only to its own practice where it is', async () => {
    const { session } = await accept(await invite().then(() => tokenTo(product, email)));
    const messageFor = (admin = org.admin) =>
      invite(email, admin).then(
        () => '',
        (error: Error) => error.message,
      );
    expect(await messageFor()).toBe(
      'This person already has an account in your practice. You can find them under Users.',
    );
    await product.sql('update identity."user" set is_active = false where id = $1', [session.user.id]);
    expect(await messageFor()).toBe(
      'This person has a deactivated account in your practice. You can activate it under Users.',
    );
    expect(await messageFor((await product.signUp()).admin)).toBe(
      'This email already has a Quillcare account. Please invite this person with another email.',
    );
  });

  it('is restricted to administrators, whatever grants others have', async () => {
    const granted = { ...org.as('USER'), grants: { USERS: ['CREATE'] as const } };
    await expect(invite(email, granted as never)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('an invitation link', () => {
  it('is replaced when the invitation is sent again', async () => {
    const invitation = await invite();
    const first = await tokenTo(product, email);
    await product.sql('update identity.invitation set expires_at = now() where id = $1', [invitation.id]);
    await expect(open(first)).rejects.toMatchObject({ code: 'INVITATION_EXPIRED' });
    expect((await product.call(listInvitations, {}, org.admin)).items).toMatchObject([{ status: 'EXPIRED' }]);
    const again = await product.call(resendInvitation, on(invitation), org.admin);
    expect(again).toMatchObject({ id: invitation.id, status: 'PENDING' });
    const second = await tokenTo(product, email, 2);
    await expect(open(first)).rejects.toMatchObject({ code: 'INVITATION_UNKNOWN' });
    await expect(open(second)).resolves.toBeDefined();
  });

  it('is void if its invitation is withdrawn, its practice inactive, or if made up', async () => {
    const invitation = await invite();
    const token = await tokenTo(product, email);
    await product.sql('update identity.organisation set is_active = false where id = $1', [
      org.organisationId,
    ]);
    await expect(open(token)).rejects.toMatchObject({ code: 'INVITATION_UNKNOWN' });
    await product.sql('update identity.organisation set is_active = true where id = $1', [
      org.organisationId,
    ]);
    await product.call(withdrawInvitation, on(invitation), org.admin);
    for (const dead of [token, 'A'.repeat(43), 'x']) {
      await expect(open(dead)).rejects.toMatchObject({ code: 'INVITATION_UNKNOWN' });
      await expect(accept(dead)).rejects.toMatchObject({ code: 'INVITATION_UNKNOWN' });
    }
    await expect(invite()).resolves.toBeDefined();
  });

  it('is not sent again to a person who has an account by now, because its link could not be used', async () => {
    const invitation = await invite();
    await product.signUp({ email });
    const before = await mailsTo(product, email);
    const again = product.call(resendInvitation, on(invitation), org.admin);
    await expect(again).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await mailsTo(product, email)).toEqual(before);
  });
});
