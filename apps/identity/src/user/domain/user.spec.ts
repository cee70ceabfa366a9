import { userProfile } from '@quillcare/contracts';
import { toUserProfile } from './user';

const account = {
  id: '01931e2a-7c00-7000-8000-000000000001',
  organisationId: '01931e2a-7c00-7000-8000-000000000002',
  email: 'te.ariki@harbour.example',
  firstName: 'Te Ariki',
  lastName: 'Ngāpō',
  role: 'SALES_MANAGER' as const,
  isActive: true,
  grants: null,
  dashboardView: 'TODAY' as const,
  usualSiteId: null,
  createdAt: new Date('2026-11-20T00:00:00Z'),
  updatedAt: new Date('2026-11-20T01:00:00Z'),
};

describe('a profile', () => {
  it('contains the account as the contract defines it', () => {
    const profile = toUserProfile(account);
    expect(profile).toMatchObject({
      name: 'Te Ariki Ngāpō',
      organizationId: account.organisationId,
      createdAt: '2026-11-20T00:00:00.000Z',
    });
    expect(userProfile.parse(profile)).toEqual(profile);
    expect(profile.grants).toBeUndefined();
  });

  it('contains explicit grants', () => {
    expect(toUserProfile({ ...account, grants: { CLIENTS: ['READ'] } }).grants).toEqual({
      CLIENTS: ['READ'],
    });
  });
});
