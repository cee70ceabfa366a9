import { pricingRules } from '@quillcare/contracts';
import { selectList } from '@quillcare/service-kit';
import { PricingRuleEntity } from './pricing-rule.entity';
import { TARGET_OF_RULE } from './rule-target';

const { target: _read, ...stored } = pricingRules.record.shape;

/** Columns of a rule as returned by the API, with its target; rows come back in wire form. */
export const RULE_COLUMNS = `${selectList(PricingRuleEntity, { shape: stored })}, ${TARGET_OF_RULE} as target`;
