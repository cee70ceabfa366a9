import { createProfile, getProfile, type RequestOf } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn } from '../../testing/mails.suite';

type UserData = NonNullable<RequestOf<typeof createProfile>['body']>['userData'];

const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp());

const create = (userData?: UserData, email = org.admin.email) =>
  product.call(createProfile, { body: { authUserId: newId(), email, userData } }, org.admin);
const shorten = () =>
  product.sql(`update identity."user" set last_name = 'O' where id = $1`, [org.admin.userId]);

describe('creating a profile from the earlier product', () => {
  it('returns the existing profile every time', async () => {
    const first = await create();
    expect(first).toEqual({
      user: expect.objectContaining({ id: org.admin.userId, name: 'Ana Okafor', role: 'ORG_ADMIN' }),
      success: true,
      organizationId: org.organisationId,
      error: null,
    });
    expect(await create()).toEqual(first);
    expect(await product.call(getProfile, {}, org.admin)).toMatchObject({ version: 1 });
  });

  it('completes a missing last name once, and audits it', async () => {
    await shorten();
    expect((await create({ last_name: 'Ngāpō' })).user).toMatchObject({ name: 'Ana Ngāpō' });
    expect((await create({ last_name: 'Parata' })).user).toMatchObject({ name: 'Ana Ngāpō' });
    expect((await actsOn(product, org.admin.userId)).at(-1)).toMatchObject({
      action: 'UPDATE',
      changes: [{ field: 'lastName', oldValue: 'O', newValue: 'Ngāpō' }],
    });
  });

  it('uses the caller’s account, whatever id, address, role or practice is sent', async () => {
    const other = await product.signUp();
    const userData = { firstName: 'Mallory', role: 'SUPER_ADMIN', organizationId: other.organisationId };
    const { user, organizationId } = await create(userData as UserData, other.admin.email);
    expect(user).toMatchObject({ id: org.admin.userId, email: org.admin.email, role: 'ORG_ADMIN' });
    expect(user.firstName).toBe('Ana');
    expect(organizationId).toBe(org.organisationId);
    expect(await product.call(getProfile, {}, other.admin)).toMatchObject({ version: 1, firstName: 'Ana' });
  });

  it('requires a signed-in user', async () => {
    const body = { authUserId: newId(), email: org.admin.email };
    await expect(product.call(createProfile, { body }, { kind: 'anonymous' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});
