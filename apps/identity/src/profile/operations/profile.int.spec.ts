import { getProfile, updateProfile } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { actsOn } from '../../testing/mails.suite';

const product = testProduct({ only: ['identity', 'billing'] });
const org = perFile(() => product.signUp());

const change = (body: { version: number; firstName?: string; lastName?: string }) =>
  product.call(updateProfile, { body }, org.admin);

describe('the user’s own profile', () => {
  it('contains the user, never the password', async () => {
    const profile = await product.call(getProfile, {}, org.admin);
    expect(profile).toMatchObject({
      id: org.admin.userId,
      name: 'Ana Okafor',
      version: 1,
      role: 'ORG_ADMIN',
    });
    expect(JSON.stringify(profile)).not.toContain('argon2');
  });

  it('contains permissions, practice and trial dates', async () => {
    const { id, authUserId, organization, permissions } = await product.call(getProfile, {}, org.admin);
    expect(authUserId).toBe(id);
    expect(organization).toMatchObject({ id: org.organisationId, name: expect.any(String) });
    expect(permissions.QUOTES).toContain('CREATE');
    expect(permissions.ORGANIZATIONS ?? []).not.toContain('DELETE');
    await product.eventually(async () => {
      const { trialStartDate, trialEndDate, subscriptionPlan } = await product.call(
        getProfile,
        {},
        org.admin,
      );
      expect(subscriptionPlan).toBe('ENTERPRISE');
      expect(Date.parse(trialEndDate ?? '') - Date.parse(trialStartDate ?? '')).toBeGreaterThan(
        13 * 86_400_000,
      );
    });
  });

  it('changes the name, audits it, and publishes it to the gateways', async () => {
    const changed = await change({ version: 1, lastName: 'O’Brien-Ngāpō' });
    expect(changed).toMatchObject({ name: 'Ana O’Brien-Ngāpō', version: 2 });
    expect((await actsOn(product, org.admin.userId)).at(-1)).toMatchObject({
      action: 'UPDATE',
      changes: [{ field: 'lastName', oldValue: 'Okafor', newValue: 'O’Brien-Ngāpō' }],
    });
    const told = await product.sql(
      `select 1 from identity.outbox
        where destination = 'evt.identity.SessionsChanged.v1' and organisation_id = $1`,
      [org.organisationId],
    );
    expect(told).toHaveLength(1);
  });

  it('rejects a stale version and an empty name', async () => {
    await expect(change({ version: 1, firstName: 'Anna' })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    await expect(change({ version: 2, firstName: ' ' })).rejects.toMatchObject({
      errors: [{ path: 'firstName', message: 'This field is required' }],
    });
  });
});
