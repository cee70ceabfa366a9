import { readableResources } from './readable-resources';

const person = { role: 'USER', isActive: true } as const;

describe('whose news a person may see', () => {
  it('follows the role', () => {
    expect(readableResources(person)).toContain('QUOTES');
    expect(readableResources({ ...person, role: 'LEAD_COORDINATOR' })).not.toContain('QUOTES');
  });

  it('follows explicit grants before the role', () => {
    expect(readableResources({ ...person, grants: { QUOTES: [] } })).not.toContain('QUOTES');
    expect(
      readableResources({ ...person, role: 'LEAD_COORDINATOR', grants: { QUOTES: ['MANAGE'] } }),
    ).toContain('QUOTES');
  });

  it('is nothing for someone who was deactivated', () => {
    expect(readableResources({ ...person, isActive: false })).toEqual([]);
  });
});
