import { getPlan, type PlanCode } from './catalogue';
import { isSwitchedOff, type FeatureSwitch } from './feature-switches';

export const PLAN_LIMITS = ['clients', 'users', 'templates'] as const;
export type PlanLimit = (typeof PLAN_LIMITS)[number];

/** Features included only in some plans. All others are in every plan. */
export const PLAN_FEATURES = ['branding'] as const satisfies readonly FeatureSwitch[];
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** What a practice is entitled to. Null limits are unlimited. */
export interface Entitlements {
  readonly limits: Readonly<Record<PlanLimit, number | null>>;
  readonly features: readonly PlanFeature[];
}

const UNLIMITED_ENTITLEMENTS: Entitlements = {
  limits: { clients: null, users: null, templates: null },
  features: PLAN_FEATURES,
};

/** Percentage of a limit from which a practice is warned. */
const NEARLY_FULL_PERCENT = 80;

/**
 * Returns a practice's entitlements. They are unlimited for practices that are not billed, and while the plan is unknown, so that
 * a delayed message never blocks anyone.
 */
export function getEntitlements(practice: { plan: PlanCode | null; isNonBilling: boolean }): Entitlements {
  return practice.plan && !practice.isNonBilling
    ? getPlanEntitlements(practice.plan)
    : UNLIMITED_ENTITLEMENTS;
}

/** Returns the entitlements of a plan. */
export function getPlanEntitlements(code: PlanCode): Entitlements {
  const { maxClients: clients, maxUsers: users, maxTemplates: templates, includes } = getPlan(code);
  return { limits: { clients, users, templates }, features: includes };
}

/** Returns why a practice cannot use a feature now, or null if it can. */
export function findFeatureRefusal(
  practice: Parameters<typeof getEntitlements>[0] & Parameters<typeof isSwitchedOff>[0],
  feature: FeatureSwitch,
): 'FEATURE_SWITCHED_OFF' | 'PLAN_LACKS_FEATURE' | null {
  if (isSwitchedOff(practice, feature)) return 'FEATURE_SWITCHED_OFF';
  const isOfPlans = (PLAN_FEATURES as readonly FeatureSwitch[]).includes(feature);
  const included: readonly FeatureSwitch[] = getEntitlements(practice).features;
  return isOfPlans && !included.includes(feature) ? 'PLAN_LACKS_FEATURE' : null;
}

/** How much of a limit is used. Exceeding it, possible after a downgrade, counts as FULL. */
export type LimitUsageLevel = 'ROOM' | 'NEARLY' | 'FULL';

/** Returns how much of a limit is used. A limit of one is never NEARLY reached. */
export function limitUsageOf(used: number, max: number | null): LimitUsageLevel {
  if (max === null) return 'ROOM';
  if (used >= max) return 'FULL';
  return used * 100 >= max * NEARLY_FULL_PERCENT ? 'NEARLY' : 'ROOM';
}

/** Returns how many more can be added. Null if unlimited. */
export function remainingCapacity(used: number, max: number | null): number | null {
  return max === null ? null : Math.max(0, max - used);
}

/** Returns the limits a practice would exceed on a plan, with its current usage. Unknown usage is ignored. */
export function findExceededLimits(
  used: Readonly<Partial<Record<PlanLimit, number | null>>>,
  { limits }: Entitlements,
): { limit: PlanLimit; used: number; max: number }[] {
  return PLAN_LIMITS.flatMap((limit) => {
    const [count, max] = [used[limit] ?? 0, limits[limit]];
    return max !== null && count > max ? [{ limit, used: count, max }] : [];
  });
}
