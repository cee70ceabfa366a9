import { planOf, planPrice, PLANS } from './catalogue';

describe('plan catalogue', () => {
  it('has the specified prices, with a year for the price of ten months', () => {
    expect(PLANS.map(({ code }) => [code, planPrice(code, 'MONTHLY'), planPrice(code, 'YEARLY')])).toEqual([
      ['BASIC', 49_00, 490_00],
      ['PROFESSIONAL', 99_00, 990_00],
      ['ENTERPRISE', 199_00, 1_990_00],
    ]);
  });

  it('lists the limits among the features', () => {
    for (const { maxClients, maxUsers, maxTemplates, features } of PLANS) {
      expect(features).toContain(maxClients === null ? 'Unlimited clients' : `Up to ${maxClients} clients`);
      const users = maxUsers === 1 ? '1 user' : `Up to ${maxUsers} users`;
      expect(features).toContain(maxUsers === null ? 'Unlimited users' : users);
      expect(features).toContain(
        maxTemplates === null ? 'Unlimited templates' : `${maxTemplates} quote templates`,
      );
    }
  });

  it('lists custom branding exactly where it is included', () => {
    for (const { includes, features } of PLANS)
      expect(features.includes('Custom branding')).toBe(includes.includes('branding'));
  });

  it('advertises nothing that no plan includes', () => {
    const sold = PLANS.flatMap(({ features }) => features).join(' ');
    expect(sold).not.toMatch(/white.?label|integration|security/i);
  });

  it('shows BASIC as Starter and marks one plan as most popular', () => {
    expect(planOf('BASIC').name).toBe('Starter');
    expect(PLANS.filter(({ mostPopular }) => mostPopular).map(({ name }) => name)).toEqual(['Professional']);
    expect(() => planOf('FREE' as never)).toThrow('Unknown plan FREE');
  });
});
