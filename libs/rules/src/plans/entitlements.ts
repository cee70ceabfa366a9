import { planOf, type PlanCode } from './catalogue';
import { isSwitchedOff, type FeatureSwitch } from './feature-switches';

/** What a practice can have only so many of. */
export const PLAN_LIMITS = ['clients', 'users', 'templates'] as const;
export type PlanLimit = (typeof PLAN_LIMITS)[number];

/** What only some plans include; every other feature is in all of them. */
export const PLAN_FEATURES = ['branding'] as const satisfies readonly FeatureSwitch[];
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** What a practice is entitled to; a limit of null is none. */
export interface Entitlements {
  readonly limits: Readonly<Record<PlanLimit, number | null>>;
  readonly features: readonly PlanFeature[];
}

/** Everything, without limits. */
const UNLIMITED: Entitlements = {
  limits: { clients: null, users: null, templates: null },
  features: PLAN_FEATURES,
};

/** From this share of a limit on a practice is told that it fills up. */
const NEARLY_PERCENT = 80;

/**
 * What a practice is entitled to. One that is not billed has no limits, and neither has one whose plan is not known yet: nobody is
 * refused because a message is late.
 */
export function entitlementsOf(practice: { plan: PlanCode | null; isNonBilling: boolean }): Entitlements {
  return practice.plan && !practice.isNonBilling ? planEntitlements(practice.plan) : UNLIMITED;
}

/** What a plan entitles to. */
export function planEntitlements(code: PlanCode): Entitlements {
  const { maxClients: clients, maxUsers: users, maxTemplates: templates, includes } = planOf(code);
  return { limits: { clients, users, templates }, features: includes };
}

/** Why a practice cannot use a feature now; null if it can. */
export function featureRefusal(
  practice: Parameters<typeof entitlementsOf>[0] & Parameters<typeof isSwitchedOff>[0],
  feature: FeatureSwitch,
): 'FEATURE_SWITCHED_OFF' | 'PLAN_LACKS_FEATURE' | null {
  if (isSwitchedOff(practice, feature)) return 'FEATURE_SWITCHED_OFF';
  const isOfPlans = (PLAN_FEATURES as readonly FeatureSwitch[]).includes(feature);
  const included: readonly FeatureSwitch[] = entitlementsOf(practice).features;
  return isOfPlans && !included.includes(feature) ? 'PLAN_LACKS_FEATURE' : null;
}

/** How full a limit is. Above it, after a change to a smaller plan, is full as well. */
export type Fullness = 'ROOM' | 'NEARLY' | 'FULL';

/** How full a limit is with so many used. A limit of one is never nearly full. */
export function fullnessOf(used: number, max: number | null): Fullness {
  if (max === null) return 'ROOM';
  if (used >= max) return 'FULL';
  return used * 100 >= max * NEARLY_PERCENT ? 'NEARLY' : 'ROOM';
}

/** How many more can be added; null where there is no limit. */
export function roomFor(used: number, max: number | null): number | null {
  return max === null ? null : Math.max(0, max - used);
}

/** The limits that a practice would be above with a plan, with how many it has. What is not known is left out. */
export function limitsExceeded(
  used: Readonly<Partial<Record<PlanLimit, number | null>>>,
  { limits }: Entitlements,
): { limit: PlanLimit; used: number; max: number }[] {
  return PLAN_LIMITS.flatMap((limit) => {
    const [count, max] = [used[limit] ?? 0, limits[limit]];
    return max !== null && count > max ? [{ limit, used: count, max }] : [];
  });
}
