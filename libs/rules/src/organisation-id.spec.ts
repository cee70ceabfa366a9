import fc from 'fast-check';
import { parseOrganisationId } from './organisation-id';
import { forAll } from './for-all.suite';

const id = '0192f0c1-7a3e-7c11-9d2b-0123456789ab';

describe('parseOrganisationId', () => {
  it('strips a prefix', () => {
    const prefix = fc.constantFrom(
      ...['', 'org-', 'org_', 'organization-', 'organisation:', 'offline-org-', 'admin-org_'],
    );
    forAll(fc.uuid(), prefix, (uuid, start) => {
      expect(parseOrganisationId(start + uuid)).toBe(uuid);
      expect(parseOrganisationId(` ${start}${uuid.toUpperCase()} `)).toBe(uuid);
    });
  });

  it.each([
    ['no id', ['', 'org-', 'demo-org', id.slice(1)]],
    ['another prefix', [`tenant-${id}`, `org${id}`, `org-org-${id}`]],
    ['more after it', [`${id}x`, `org-${id}'; drop`]],
  ])('rejects a text with %s', (_what, texts) =>
    expect(texts.map(parseOrganisationId)).toEqual(texts.map(() => null)),
  );
});
