import { FEE_TYPES, MAX_FORMULA_LENGTH, MAX_RULE_PRIORITY, RULE_SCOPES } from '@quillcare/rules';
import { z } from 'zod';
import { field } from '../core/field';
import { booleanFilter } from '../core/list';
import { ADMINS } from '../core/permissions';
import { id, isoDate, minorUnits, text } from '../core/primitives';
import { resource } from '../core/resource';
import { surgeryCategory } from './directory.schemas';
import { lineKind } from './pricing.schemas';

export const feeType = z.enum(FEE_TYPES);
export const ruleScopeType = z.enum(RULE_SCOPES);

const percentage = z.number({ error: 'Please enter a percentage' }).int('Please enter a percentage').min(0);

/** The effect of a rule on the fee of one unit. Amounts are in minor units, shares in basis points (1000 = 10 %). */
export const ruleOverride = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('FIXED_AMOUNT'), amountMinor: minorUnits }),
  z.strictObject({ type: z.literal('PERCENTAGE_OF_ORIGINAL'), basisPoints: percentage }),
  z.strictObject({ type: z.literal('FIXED_DISCOUNT'), amountMinor: minorUnits }),
  z.strictObject({ type: z.literal('PERCENTAGE_DISCOUNT'), basisPoints: percentage }),
  z.strictObject({ type: z.literal('FORMULA'), formula: text(MAX_FORMULA_LENGTH) }),
]);

/** Where a rule applies: everywhere, or for one category, surgery, doctor, hospital or site. */
export const ruleScope = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ALL') }),
  z.strictObject({ type: z.literal('CATEGORY'), targetId: surgeryCategory }),
  z.strictObject({ type: z.literal('SURGERY'), targetId: id }),
  z.strictObject({ type: z.literal('DOCTOR'), targetId: id }),
  z.strictObject({ type: z.literal('HOSPITAL'), targetId: id }),
  z.strictObject({ type: z.literal('SITE'), targetId: id }),
]);

/** The surgery, doctor, hospital or site of a rule. Unless it is ACTIVE, the rule has no effect. */
export const ruleTarget = z.object({ name: z.string(), state: z.enum(['ACTIVE', 'INACTIVE', 'REMOVED']) });
export type RuleTarget = z.infer<typeof ruleTarget>;

export const MAX_ACTIVE_RULES = 1_000;

const priority = z
  .number({ error: 'Please enter a whole number' })
  .int('Please enter a whole number')
  .min(0, `Please enter a whole number from 0 to ${MAX_RULE_PRIORITY}`)
  .max(MAX_RULE_PRIORITY, `Please enter a whole number from 0 to ${MAX_RULE_PRIORITY}`);

/** The rules by which a practice adjusts the fees of its quotes. The default sort is the order of application. */
export const pricingRules = resource({
  service: 'quoting',
  name: 'PricingRule',
  plural: 'PricingRules',
  needs: { resource: 'PRICING_RULES', orRoles: ADMINS },
  unique: { field: 'name', message: 'A rule with this name already exists' },
  order: ['name'],
  search: ['name', 'note'],
  list: {
    sorts: ['priority', 'name', 'effectiveFrom'],
    filters: {
      feeType: feeType.optional(),
      scopeType: ruleScopeType.optional(),
      isActive: booleanFilter.optional(),
      /** Rules that are in force on this day. */
      inForceOn: isoDate.optional(),
    },
  },
  fields: {
    name: field.text(200),
    feeType: field.of(feeType, feeType),
    /** Limits the rule to lines of this kind. Null for all lines of the fee type. */
    lineKind: field.optionalChoice(lineKind),
    override: field.of(ruleOverride, ruleOverride),
    scope: field.of(ruleScope, ruleScope),
    effectiveFrom: field.optionalDate(),
    effectiveTo: field.optionalDate(),
    /** Rules apply from the lowest to the highest priority, so the highest is applied last. */
    priority: field.withDefault(priority, z.number().int(), 100),
    isActive: field.flag(true),
    note: field.optionalText(1_000),
  },
  operations: ['list', 'get', 'create', 'update', 'remove', 'restore'],
  shown: {
    /** Null for rules that apply everywhere or to a category. */
    target: ruleTarget.nullable(),
  },
});

export const {
  list: listPricingRules,
  get: getPricingRule,
  create: createPricingRule,
  update: updatePricingRule,
  remove: deletePricingRule,
  restore: restorePricingRule,
} = pricingRules.operations;

export const PricingRuleChanged = pricingRules.events.updated;

export const { input: pricingRuleInput, record: pricingRule, detail: pricingRuleDetail } = pricingRules;
export type PricingRuleRecord = z.infer<typeof pricingRule>;
export type PricingRuleInput = z.infer<typeof pricingRuleInput>;
