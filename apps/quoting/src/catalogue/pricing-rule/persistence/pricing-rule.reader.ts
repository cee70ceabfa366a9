import { Injectable } from '@nestjs/common';
import { ruleBook, type PricingRule, type RuleBook } from '@quillcare/rules';
import { TenantReader } from '@quillcare/service-kit';
import { HAS_EFFECT } from './rule-target';

const ACTIVE_RULES = `select id, name, fee_type, line_kind, override, scope, effective_from, effective_to, priority, is_active, note
  from quoting.pricing_rule
 where organisation_id = $1 and deleted_at is null and is_active and ${HAS_EFFECT}`;

/** The practice's rules for pricing quotes. One statement, in the open transaction if there is one. */
@Injectable()
export class PricingRuleReader {
  constructor(private readonly reader: TenantReader) {}

  /** The active rules, those of removed or inactive doctors, surgeries, hospitals and sites left out. */
  rules(): Promise<PricingRule[]> {
    return this.reader.rows<PricingRule>('quoting.activePricingRules', ACTIVE_RULES);
  }

  /** The same, ready to be applied. */
  async book(): Promise<RuleBook> {
    return ruleBook(await this.rules());
  }
}
