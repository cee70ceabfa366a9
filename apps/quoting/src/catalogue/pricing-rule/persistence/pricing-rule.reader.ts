import { Injectable } from '@nestjs/common';
import { ruleBook, type PricingRule, type RuleBook } from '@quillcare/rules';
import { TenantReader } from '@quillcare/service-kit';
import { HAS_EFFECT } from './rule-target';

const ACTIVE_RULES = `select id, name, fee_type, line_kind, override, scope, effective_from, effective_to, priority, is_active, note
  from quoting.pricing_rule
 where organisation_id = $1 and deleted_at is null and is_active and ${HAS_EFFECT}`;

/** Reads the practice's pricing rules in one statement, in the current transaction if there is one. */
@Injectable()
export class PricingRuleReader {
  constructor(private readonly reader: TenantReader) {}

  /** The active rules, except those targeting a removed or inactive doctor, surgery, hospital or site. */
  readRules(): Promise<PricingRule[]> {
    return this.reader.rows<PricingRule>('quoting.activePricingRules', ACTIVE_RULES);
  }

  async readRuleBook(): Promise<RuleBook> {
    return ruleBook(await this.readRules());
  }
}
