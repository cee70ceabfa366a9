import { can } from '@quillcare/contracts';
import { PricingIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const listPricingRules = async () => (await import('../../shared/feature/operations')).listPricingRules;
const createPricingRule = async () => (await import('../../shared/feature/operations')).createPricingRule;

export const pricingRulesFeature: Feature = {
  pages: [
    {
      path: '/admin/pricing-rules',
      right: listPricingRules,
      load: async () => (await import('./pricing-rule-list.page')).PricingRuleListPage,
    },
    {
      path: '/admin/pricing-rules/new',
      right: createPricingRule,
      load: async () => (await import('./pricing-rule.page')).NewPricingRulePage,
    },
    {
      path: '/admin/pricing-rules/:id',
      right: listPricingRules,
      load: async () => (await import('./pricing-rule.page')).PricingRulePage,
    },
  ],
  entries: [
    {
      to: '/admin/pricing-rules',
      label: 'entry.pricingRules',
      icon: PricingIcon,
      menu: {
        group: 'management',
        order: 38,
        isVisible: (rights) => isAdmin(rights) || can(rights, 'PRICING_RULES', 'READ'),
      },
      tool: { group: 'practice', order: 60, does: 'tool.pricingRules', right: listPricingRules },
    },
  ],
};
