import {
  confirmEmail,
  correctEmail,
  getSession,
  getUser,
  requestPasswordReset,
  resetPassword,
  signIn,
  updateUser,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { testProduct } from '@quillcare/testing';
import { actsOn, confirmationTokenTo, tokenTo } from '../testing/mails.suite';
import { joined } from '../testing/staff.suite';

const anonymous = { kind: 'anonymous' } as const;
const password = 'Correct-Horse-7';
const email = 'platform@quillcare.example';
const granted = expect.objectContaining({
  action: 'PERMISSION_GRANT',
  changes: [expect.objectContaining({ field: 'role', oldValue: 'ORG_ADMIN', newValue: 'SUPER_ADMIN' })],
  notes: 'The confirmed address matches SUPER_ADMIN_EMAIL.',
});
const product = testProduct({
  only: ['identity'],
  env: { ...process.env, SUPER_ADMIN_EMAIL: ` ${email.toUpperCase()} ` },
});
/** Gives an account's address to another one, as if it had always had it. */
async function rename(from: string, to: string): Promise<void> {
  for (const table of ['"user"', 'organisation'])
    await product.sql(`update identity.${table} set email = $2 where email = $1`, [from, to]);
}
const enter = (address = email) => product.call(signIn, { body: { email: address, password } }, anonymous);
const confirm = async (address = email) => {
  const token = await confirmationTokenTo(product, address);
  return product.call(confirmEmail, { body: { token } }, anonymous);
};

afterEach(() => rename(email, `${newId()}@practice.example`));

describe('the account with the configured super admin address', () => {
  it('becomes a super admin on confirmation, with an audit entry, and its sessions are refreshed', async () => {
    const { admin } = await product.signUp({ email });
    const role = async () => (await product.call(getSession, {}, admin)).user.role;
    expect(await role()).toBe('ORG_ADMIN');
    await confirm();
    expect(await role()).toBe('SUPER_ADMIN');
    expect(await actsOn(product, admin.userId)).toContainEqual(granted);
    const told = await product.sql(
      `select 1 from identity.outbox
        where destination = 'evt.identity.SessionsChanged.v1' and organisation_id = $1`,
      [admin.organisationId],
    );
    expect(told).toHaveLength(1);
    await expect(enter()).resolves.toMatchObject({ session: { user: { role: 'SUPER_ADMIN' } } });
    expect(
      (await actsOn(product, admin.userId)).filter(({ action }) => action === 'PERMISSION_GRANT'),
    ).toHaveLength(1);
  });

  it('becomes a super admin at the next sign-in if the address was confirmed earlier', async () => {
    const { admin } = await product.signUp();
    await confirm(admin.email);
    await expect(enter(admin.email)).resolves.toMatchObject({ session: { user: { role: 'ORG_ADMIN' } } });
    await rename(admin.email, email);
    await expect(enter()).resolves.toMatchObject({ session: { user: { role: 'SUPER_ADMIN' } } });
    expect(await actsOn(product, admin.userId)).toContainEqual(granted);
  });

  it('becomes a super admin by setting a new password with the link sent to it', async () => {
    await product.signUp({ email });
    await product.call(requestPasswordReset, { body: { email } }, anonymous);
    const token = await tokenTo(product, email);
    await product.call(resetPassword, { body: { token, newPassword: 'Another-Horse-8' } }, anonymous);
    const body = { email, password: 'Another-Horse-8' };
    await expect(product.call(signIn, { body }, anonymous)).resolves.toMatchObject({
      session: { user: { role: 'SUPER_ADMIN' } },
    });
  });
});

it('cannot be deactivated by another super admin while the setting names it', async () => {
  const { admin } = await product.signUp({ email });
  await confirm();
  const other = { ...(await joined(product, admin, 'ORG_ADMIN')), role: 'SUPER_ADMIN' as const };
  await product.sql(`update identity."user" set role = 'SUPER_ADMIN' where id = $1`, [other.userId]);
  const params = { id: admin.userId };
  const { version } = await product.call(getUser, { params }, other);
  await expect(
    product.call(updateUser, { params, body: { version, isActive: false } }, other),
  ).rejects.toMatchObject({
    code: 'SUPER_ADMIN_CONFIGURED',
    message: expect.stringContaining('Please change the setting first.'),
  });
  await expect(enter()).resolves.toMatchObject({ session: { user: { role: 'SUPER_ADMIN' } } });
});

describe('any other account', () => {
  it('keeps its role while it has not confirmed the configured address', async () => {
    const { admin } = await product.signUp({ email });
    await expect(enter()).rejects.toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
    expect((await product.call(getSession, {}, admin)).user.role).toBe('ORG_ADMIN');
  });

  it('must confirm the configured address after taking it by a correction', async () => {
    const { admin } = await product.signUp();
    await product.call(correctEmail, { body: { email, password } }, admin);
    const role = async () => (await product.call(getSession, {}, admin)).user.role;
    expect(await role()).toBe('ORG_ADMIN');
    await confirm();
    expect(await role()).toBe('SUPER_ADMIN');
  });

  it('keeps its role with a different address', async () => {
    const { admin } = await product.signUp();
    await confirm(admin.email);
    await expect(enter(admin.email)).resolves.toMatchObject({ session: { user: { role: 'ORG_ADMIN' } } });
  });
});
