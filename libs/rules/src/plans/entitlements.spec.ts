import fc from 'fast-check';
import { PLANS } from './catalogue';
import {
  getEntitlements,
  findFeatureRefusal,
  limitUsageOf,
  findExceededLimits,
  PLAN_LIMITS,
  getPlanEntitlements,
  remainingCapacity,
} from './entitlements';
import { forAll } from '../for-all.suite';

describe('entitlements of a practice', () => {
  it('follow from its plan', () => {
    expect(getEntitlements({ plan: 'BASIC', isNonBilling: false })).toEqual({
      limits: { clients: 100, users: 1, templates: 5 },
      features: [],
    });
    expect(getEntitlements({ plan: 'PROFESSIONAL', isNonBilling: false })).toEqual({
      limits: { clients: 500, users: 5, templates: null },
      features: ['branding'],
    });
  });

  it.each([
    { plan: 'BASIC', isNonBilling: true },
    { plan: 'ENTERPRISE', isNonBilling: false },
    { plan: null, isNonBilling: false },
  ] as const)('are unlimited for %o', (practice) => {
    const { limits, features } = getEntitlements(practice);
    expect(PLAN_LIMITS.map((limit) => limits[limit])).toEqual([null, null, null]);
    expect(features).toEqual(['branding']);
  });
});

describe('a feature', () => {
  const basic = { plan: 'BASIC', isNonBilling: false, switchedOff: [] } as const;

  it('is refused if the plan lacks it or it is switched off', () => {
    expect(findFeatureRefusal(basic, 'branding')).toBe('PLAN_LACKS_FEATURE');
    expect(findFeatureRefusal({ ...basic, isNonBilling: true }, 'branding')).toBeNull();
    expect(findFeatureRefusal({ ...basic, switchedOff: ['assistant'] }, 'assistant')).toBe(
      'FEATURE_SWITCHED_OFF',
    );
    expect(findFeatureRefusal({ ...basic, isNonBilling: true, switchedOff: ['branding'] }, 'branding')).toBe(
      'FEATURE_SWITCHED_OFF',
    );
  });

  it('is available in every plan if no plan sells it', () => {
    expect(findFeatureRefusal(basic, 'assistant')).toBeNull();
    expect(findFeatureRefusal({ ...basic, switchedOff: ['enquiryForm'] }, 'assistant')).toBeNull();
  });
});

describe('usage of a limit', () => {
  it.each([
    [79, 100, 'ROOM'],
    [80, 100, 'NEARLY'],
    [99, 100, 'NEARLY'],
    [100, 100, 'FULL'],
    [130, 100, 'FULL'],
    [3, 5, 'ROOM'],
    [4, 5, 'NEARLY'],
    [0, 1, 'ROOM'],
    [1, 1, 'FULL'],
    [9_999, null, 'ROOM'],
  ] as const)('is rated for %d of %d as %s', (used, max, fullness) => {
    expect(limitUsageOf(used, max)).toBe(fullness);
  });

  it('is FULL exactly when there is no room left', () => {
    forAll(fc.nat(2_000), fc.option(fc.integer({ min: 1, max: 2_000 })), (used, max) => {
      const room = remainingCapacity(used, max);
      expect(limitUsageOf(used, max) === 'FULL').toBe(room === 0);
      if (room !== null && max !== null) expect(room + Math.min(used, max)).toBe(max);
    });
  });
});

describe('limits a plan would exceed', () => {
  it('are those used beyond the plan’s maximum, not those just full', () => {
    const used = { clients: 101, users: 1, templates: 6 };
    expect(findExceededLimits(used, getPlanEntitlements('BASIC'))).toEqual([
      { limit: 'clients', used: 101, max: 100 },
      { limit: 'templates', used: 6, max: 5 },
    ]);
    expect(findExceededLimits({ clients: null }, getPlanEntitlements('BASIC'))).toEqual([]);
  });

  it('never increase with a larger plan', () => {
    const count = fc.nat(1_000);
    forAll(fc.record({ clients: count, users: count, templates: count }), (used) => {
      const exceeded = PLANS.map(({ code }) => findExceededLimits(used, getPlanEntitlements(code)).length);
      expect([...exceeded].sort((one, other) => other - one)).toEqual(exceeded);
    });
  });
});
