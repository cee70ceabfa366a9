import { checkEmail, getOrganisation, listStaff } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { testProduct, startProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity'] });

describe('email check', () => {
  it('finds addresses of the whole platform, ignoring case', async () => {
    const { admin } = await product.signUp({ country: 'AU' });
    const exists = async (email: string) =>
      (await product.call(checkEmail, { body: { email } }, { kind: 'anonymous' })).exists;
    expect(await exists(admin.email.toUpperCase())).toBe(true);
    expect(await exists('nobody@harbour.example')).toBe(false);
  });
});

describe('email check without disclosing accounts', () => {
  it('gives the same answer for every address', async () => {
    const discreet = await startProduct({
      only: ['identity'],
      env: { ...process.env, DISCLOSE_ACCOUNTS: 'false' },
    });
    try {
      const { admin } = await discreet.signUp();
      for (const email of [admin.email, 'nobody@harbour.example']) {
        const answer = await discreet.call(checkEmail, { body: { email } }, { kind: 'anonymous' });
        expect(answer).toEqual({ exists: false });
      }
    } finally {
      await discreet.stop();
    }
  });
});

describe('internal queries about an organisation', () => {
  it('list its active staff only', async () => {
    const [one, other] = await Promise.all([
      product.signUp({ country: 'AU' }),
      product.signUp({ country: 'NZ', phone: '+64 21 123 4567' }),
    ]);
    const staffOf = async (organisationId: string) => {
      const { items } = await product.callInternal(listStaff, { body: { organisationId } });
      return items.map(({ userId }) => userId);
    };
    expect(await staffOf(one.organisationId)).toEqual([one.admin.userId]);
    await product.sql('update identity."user" set is_active = false where id = $1', [other.admin.userId]);
    expect(await staffOf(other.organisationId)).toEqual([]);
  });

  it('answer NOT_FOUND for an unknown organisation', async () => {
    await expect(
      product.callInternal(getOrganisation, { body: { organisationId: newId() } }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
