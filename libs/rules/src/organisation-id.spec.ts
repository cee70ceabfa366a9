import fc from 'fast-check';
import { parseOrganisationId } from './organisation-id';

const id = '0192f0c1-7a3e-7c11-9d2b-0123456789ab';

describe('parseOrganisationId', () => {
  it('strips a prefix', () => {
    const prefix = fc.constantFrom(
      '',
      'org-',
      'org_',
      'organization-',
      'organisation:',
      'offline-org-',
      'admin-org_',
    );
    fc.assert(
      fc.property(fc.uuid(), prefix, (uuid, start) => {
        expect(parseOrganisationId(start + uuid)).toBe(uuid);
        expect(parseOrganisationId(` ${start}${uuid.toUpperCase()} `)).toBe(uuid);
      }),
    );
  });

  it.each([
    '',
    'org-',
    'demo-org',
    `tenant-${id}`,
    `org${id}`,
    `org-org-${id}`,
    `${id}x`,
    id.slice(1),
    `org-${id}'; drop`,
  ])('rejects %j', (text) => expect(parseOrganisationId(text)).toBeNull());
});
