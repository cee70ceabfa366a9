import {
  AppError,
  getPricingRule,
  type InputOf,
  type PricingRuleRecord,
  type ResultOf,
} from '@quillcare/contracts';
import {
  authorNames,
  Implements,
  PeopleNames,
  TenantReader,
  withAuthors,
  type Handler,
} from '@quillcare/service-kit';
import { RULE_COLUMNS } from '../persistence/rule-columns';

type Row = PricingRuleRecord & { createdBy: string | null; updatedBy: string | null };

// Removed ones as well: the explanation of a price links to them.
const BY_ID = `select ${RULE_COLUMNS}, created_by, updated_by from quoting.pricing_rule
  where organisation_id = $1 and id = $2`;

@Implements(getPricingRule)
export class GetPricingRuleQuery implements Handler<typeof getPricingRule> {
  constructor(
    private readonly reader: TenantReader,
    private readonly people: PeopleNames,
  ) {}

  async handle({ params }: InputOf<typeof getPricingRule>): Promise<ResultOf<typeof getPricingRule>> {
    const rule = await this.reader.one<Row>('quoting.pricingRule', BY_ID, [params.id]);
    if (!rule) throw new AppError('NOT_FOUND');
    return withAuthors(rule, await authorNames(this.people, rule));
  }
}
