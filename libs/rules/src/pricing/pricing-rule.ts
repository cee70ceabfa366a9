import type { FeeType, LineKind } from './fee-types';

export const OVERRIDE_TYPES = [
  'FIXED_AMOUNT',
  'PERCENTAGE_OF_ORIGINAL',
  'FIXED_DISCOUNT',
  'PERCENTAGE_DISCOUNT',
  'FORMULA',
] as const;
export type OverrideType = (typeof OVERRIDE_TYPES)[number];

/**
 * How a rule changes the fee of one unit. Amounts are minor units; shares are basis points (1000 = 10 %). PERCENTAGE_OF_ORIGINAL
 * is a share of the fee after options and before any rule, PERCENTAGE_DISCOUNT of the current fee.
 */
export type RuleOverride =
  | { readonly type: 'FIXED_AMOUNT'; readonly amountMinor: number }
  | { readonly type: 'PERCENTAGE_OF_ORIGINAL'; readonly basisPoints: number }
  | { readonly type: 'FIXED_DISCOUNT'; readonly amountMinor: number }
  | { readonly type: 'PERCENTAGE_DISCOUNT'; readonly basisPoints: number }
  | { readonly type: 'FORMULA'; readonly formula: string };

export const RULE_SCOPES = ['ALL', 'CATEGORY', 'SURGERY', 'DOCTOR', 'HOSPITAL', 'SITE'] as const;
export type RuleScopeType = (typeof RULE_SCOPES)[number];

/** Where a rule applies: everywhere, or for a single surgery category, surgery, doctor, hospital or site. */
export type RuleScope =
  { readonly type: 'ALL' } | { readonly type: Exclude<RuleScopeType, 'ALL'>; readonly targetId: string };

export interface PricingRule {
  readonly id: string;
  readonly name: string;
  readonly feeType: FeeType;
  /** The only kind of line affected. Null for all lines of the fee type. */
  readonly lineKind: LineKind | null;
  readonly override: RuleOverride;
  readonly scope: RuleScope;
  /** First and last day (YYYY-MM-DD, inclusive) in the practice's time zone. Null for no limit. */
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
  /** Rules apply in ascending order, so that the rule with the highest priority prevails. */
  readonly priority: number;
  readonly isActive: boolean;
  readonly note: string | null;
}
