import { Injectable } from '@nestjs/common';
import { invalid, pricingRules, type RuleTarget } from '@quillcare/contracts';
import {
  newId,
  RecordRepository,
  UnitOfWork,
  type ChangeOptions,
  type NewRecord,
} from '@quillcare/service-kit';
import { asRule } from '../domain/pricing-rule';
import { PricingRuleEntity } from './pricing-rule.entity';
import { RuleChecks } from './rule-checks';
import { TARGET_BY_ID } from './rule-target';

/** Validates a rule against the directory on every save and returns it with its target's name. */
@Injectable()
export class PricingRuleRepository extends RecordRepository<PricingRuleEntity> {
  constructor(
    uow: UnitOfWork,
    private readonly checks: RuleChecks,
  ) {
    super(uow, PricingRuleEntity, pricingRules);
  }

  override async insert(fields: NewRecord<PricingRuleEntity>): Promise<PricingRuleEntity> {
    const rule = { ...fields, id: fields.id ?? newId() };
    await this.refuseInvalid(rule, null);
    return this.withTarget(await super.insert(rule));
  }

  override async update(
    id: string,
    change: (rule: PricingRuleEntity) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<PricingRuleEntity> {
    const checked = async (rule: PricingRuleEntity) => {
      const before = { ...rule };
      await change(rule);
      // Removing and restoring do not change the rule itself.
      if (rule.deletedAt === before.deletedAt) await this.refuseInvalid(rule, before);
    };
    return this.withTarget(await super.update(id, checked, options));
  }

  private async refuseInvalid(
    rule: Parameters<typeof asRule>[0],
    before: PricingRuleEntity | null,
  ): Promise<void> {
    const problems = await this.checks.problems(asRule(rule), before && asRule(before));
    if (problems.length > 0) throw invalid(...problems);
  }

  private async withTarget(rule: PricingRuleEntity): Promise<PricingRuleEntity> {
    rule.target = null;
    if (rule.targetId === null) return rule;
    const [target] = await this.uow.query<RuleTarget>(TARGET_BY_ID, [this.organisationId, rule.targetId]);
    rule.target = target ?? null;
    return rule;
  }
}
