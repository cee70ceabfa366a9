import { Injectable } from '@nestjs/common';
import { invalidInput, pricingRules, type RuleTarget } from '@quillcare/contracts';
import type { FieldProblem } from '@quillcare/rules';
import {
  newId,
  RecordRepository,
  UnitOfWork,
  type ChangeOptions,
  type NewRecord,
} from '@quillcare/service-kit';
import { toPricingRule } from '../domain/pricing-rule';
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
    await this.assertValid(rule, null);
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
      // Removing and restoring do not change the rule itself, but a restored rule counts among the active ones again.
      if (rule.deletedAt === before.deletedAt) await this.assertValid(rule, before);
      else if (before.deletedAt && rule.isActive) reject(await this.checks.limitProblems());
    };
    return this.withTarget(await super.update(id, checked, options));
  }

  private async assertValid(
    rule: Parameters<typeof toPricingRule>[0],
    before: PricingRuleEntity | null,
  ): Promise<void> {
    reject(await this.checks.problems(toPricingRule(rule), before && toPricingRule(before)));
  }

  private async withTarget(rule: PricingRuleEntity): Promise<PricingRuleEntity> {
    rule.target = null;
    if (rule.targetId === null) return rule;
    const [target] = await this.uow.query<RuleTarget>(TARGET_BY_ID, [this.organisationId, rule.targetId]);
    rule.target = target ?? null;
    return rule;
  }
}

function reject(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalidInput(...problems);
}
