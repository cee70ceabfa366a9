import { AppError, getPricingRule, type PricingRuleRecord } from '@quillcare/contracts';
import { authorNames, implement, PeopleNames, TenantReader, withAuthors } from '@quillcare/service-kit';
import { RULE_COLUMNS } from '../persistence/rule-columns';

type Row = PricingRuleRecord & { createdBy: string | null; updatedBy: string | null };

// Includes removed rules, because price explanations link to them.
const BY_ID = `select ${RULE_COLUMNS}, created_by, updated_by from quoting.pricing_rule
  where organisation_id = $1 and id = $2`;

export const GetPricingRuleQuery = implement(
  getPricingRule,
  [TenantReader, PeopleNames],
  (reader, people) => ({
    async handle({ params }) {
      const rule = await reader.one<Row>('quoting.pricingRule', BY_ID, [params.id]);
      if (!rule) throw new AppError('NOT_FOUND');
      return withAuthors(rule, await authorNames(people, rule));
    },
  }),
);
