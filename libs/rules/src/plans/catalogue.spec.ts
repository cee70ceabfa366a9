import { planOf, planPrice, PLANS } from './catalogue';

describe('the catalogue of plans', () => {
  it('has the prices of the specification, and a year for ten months', () => {
    expect(PLANS.map(({ code }) => [code, planPrice(code, 'MONTHLY'), planPrice(code, 'YEARLY')])).toEqual([
      ['BASIC', 49_00, 490_00],
      ['PROFESSIONAL', 99_00, 990_00],
      ['ENTERPRISE', 199_00, 1_990_00],
    ]);
  });

  it('names its limits in its features', () => {
    for (const { maxClients, maxUsers, maxTemplates, features } of PLANS) {
      expect(features).toContain(maxClients === null ? 'Unlimited clients' : `Up to ${maxClients} clients`);
      const users = maxUsers === 1 ? '1 user' : `Up to ${maxUsers} users`;
      expect(features).toContain(maxUsers === null ? 'Unlimited users' : users);
      expect(features).toContain(
        maxTemplates === null ? 'Unlimited templates' : `${maxTemplates} quote templates`,
      );
    }
  });

  it('prints custom branding exactly where it is included', () => {
    for (const { includes, features } of PLANS)
      expect(features.includes('Custom branding')).toBe(includes.includes('branding'));
  });

  it('sells nothing that no plan has', () => {
    const sold = PLANS.flatMap(({ features }) => features).join(' ');
    expect(sold).not.toMatch(/white.?label|integration|security/i);
  });

  it('shows BASIC as Starter and marks one plan as most popular', () => {
    expect(planOf('BASIC').name).toBe('Starter');
    expect(PLANS.filter(({ mostPopular }) => mostPopular).map(({ name }) => name)).toEqual(['Professional']);
    expect(() => planOf('FREE' as never)).toThrow('Unknown plan FREE');
  });
});
