import { readableResources } from './readable-resources';

const person = { role: 'USER', isActive: true } as const;

describe('the resources whose notifications a user may see', () => {
  it('follow the role', () => {
    expect(readableResources(person)).toContain('QUOTES');
    expect(readableResources({ ...person, role: 'LEAD_COORDINATOR' })).not.toContain('QUOTES');
  });

  it('follow explicit grants before the role', () => {
    expect(readableResources({ ...person, grants: { QUOTES: [] } })).not.toContain('QUOTES');
    expect(
      readableResources({ ...person, role: 'LEAD_COORDINATOR', grants: { QUOTES: ['MANAGE'] } }),
    ).toContain('QUOTES');
  });

  it('are none for a deactivated user', () => {
    expect(readableResources({ ...person, isActive: false })).toEqual([]);
  });
});
