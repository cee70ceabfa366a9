import { listPricingRules, type PricingRuleRecord } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { defineList, implement, TenantReader } from '@quillcare/service-kit';
import { RULE_COLUMNS } from '../persistence/rule-columns';

const list = {
  name: 'quoting.pricingRules',
  from: 'quoting.pricing_rule',
  columns: RULE_COLUMNS,
  where: 'deleted_at is null',
  query: listPricingRules.query,
  search: { column: 'search_key', key: searchKey },
  sorts: {
    // The order in which `ruleBook` applies them.
    priority: ['priority', 'starts_on'],
    name: ['sort_name'],
    effectiveFrom: ['starts_on'],
  },
  defaultSort: 'priority',
  filters: {
    feeType: 'fee_type',
    scopeType: 'scope_type',
    isActive: 'is_active',
    inForceOn: (day: string) =>
      `(effective_from is null or effective_from <= ${day}::date) and (effective_to is null or effective_to >= ${day}::date)`,
  },
  common: ['feeType', 'scopeType', 'isActive', 'inForceOn'],
};
const present = defineList<PricingRuleRecord>(list);
const removed = defineList<PricingRuleRecord>({
  ...list,
  name: 'quoting.removedPricingRules',
  where: 'deleted_at is not null',
  fewRows: 'rules are made by hand, and few of them are removed',
});

export const ListPricingRulesQuery = implement(listPricingRules, [TenantReader], (reader) => ({
  handle: ({ query }) => reader.page(query.removed ? removed : present, query),
}));
