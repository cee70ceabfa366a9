import { plan, subscriptionPlan } from '@quillcare/contracts';
import { planName, PLANS } from './catalogue';

describe('the plan catalogue', () => {
  it('has every plan once, at the prices of the landing page', () => {
    expect(PLANS.map(({ code }) => code)).toEqual(subscriptionPlan.options);
    expect(PLANS.map(({ monthlyPriceMinor }) => monthlyPriceMinor)).toEqual([4_900, 9_900, 19_900]);
    for (const one of PLANS) expect(plan.parse(one)).toEqual(one);
  });

  it('names its limits in its features', () => {
    for (const { maxClients, maxUsers, features } of PLANS) {
      expect(features).toContain(maxClients === null ? 'Unlimited clients' : `Up to ${maxClients} clients`);
      const users = maxUsers === 1 ? '1 user' : `Up to ${maxUsers} users`;
      expect(features).toContain(maxUsers === null ? 'Unlimited users' : users);
    }
  });

  it('shows BASIC as Starter and marks one plan as most popular', () => {
    expect(planName('BASIC')).toBe('Starter');
    expect(PLANS.filter(({ mostPopular }) => mostPopular).map(({ name }) => name)).toEqual(['Professional']);
  });
});
