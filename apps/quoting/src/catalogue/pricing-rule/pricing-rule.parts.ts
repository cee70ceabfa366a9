import { pricingRules } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { pricingRuleRules } from './domain/pricing-rule';
import { GetPricingRuleQuery } from './operations/get-pricing-rule.query';
import { ListPricingRulesQuery } from './operations/list-pricing-rules.query';
import { PricingRuleEntity } from './persistence/pricing-rule.entity';
import { PricingRuleReader } from './persistence/pricing-rule.reader';
import { PricingRuleRepository } from './persistence/pricing-rule.repository';
import { RuleChecks } from './persistence/rule-checks';

/** Rules that adjust the fees of a practice's quotes. */
export const pricingRuleParts = recordParts(pricingRules, {
  entity: PricingRuleEntity,
  repository: PricingRuleRepository,
  rules: pricingRuleRules,
  initial: { target: null },
  handlers: [GetPricingRuleQuery, ListPricingRulesQuery],
  providers: [PricingRuleReader, RuleChecks],
});
