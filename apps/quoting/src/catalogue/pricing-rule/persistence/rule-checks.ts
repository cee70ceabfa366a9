import { Injectable } from '@nestjs/common';
import { MAX_ACTIVE_RULES, surgeryCategory } from '@quillcare/contracts';
import { ruleProblems, type FieldProblem, type PricingRule, type RuleTargets } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { isActiveIn } from './rule-target';

const TABLES = { SURGERY: 'surgery', DOCTOR: 'doctor', HOSPITAL: 'hospital', SITE: 'site' } as const;
const NO_IDS: ReadonlySet<string> = new Set();
const NO_TARGETS: RuleTargets = {
  CATEGORY: new Set(surgeryCategory.options),
  SURGERY: NO_IDS,
  DOCTOR: NO_IDS,
  HOSPITAL: NO_IDS,
  SITE: NO_IDS,
};

/** Validates a rule to be saved or tried, in the current transaction. */
@Injectable()
export class RuleChecks {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * Validation errors by field. `before` is the stored rule: a target removed since is accepted if the rule keeps it and is not
   * being activated, so that such a rule can still be edited and switched off.
   */
  async problems(rule: PricingRule, before: PricingRule | null): Promise<FieldProblem[]> {
    return [
      ...ruleProblems(rule, await this.targetsOf(rule, before)),
      ...(rule.isActive && !before?.isActive ? await this.limitProblems() : []),
    ];
  }

  private async targetsOf(rule: PricingRule, before: PricingRule | null): Promise<RuleTargets> {
    const { scope } = rule;
    if (scope.type === 'ALL' || scope.type === 'CATEGORY') return NO_TARGETS;
    const isKnown = keepsTarget(rule, before) || (await this.isActive(TABLES[scope.type], scope.targetId));
    return isKnown ? { ...NO_TARGETS, [scope.type]: new Set([scope.targetId]) } : NO_TARGETS;
  }

  private async isActive(table: (typeof TABLES)[keyof typeof TABLES], id: string): Promise<boolean> {
    const found = await this.uow.query(isActiveIn(table), [this.uow.organisationId, id]);
    return found.length > 0;
  }

  /** The problem of one more active rule, if the practice already has the most it can have. */
  async limitProblems(): Promise<FieldProblem[]> {
    await this.uow.lock('active pricing rules');
    const [row] = await this.uow.query<{ active: number }>(
      `select count(*)::int as active from quoting.pricing_rule
        where organisation_id = $1 and is_active and deleted_at is null`,
      [this.uow.organisationId],
    );
    if ((row?.active ?? 0) < MAX_ACTIVE_RULES) return [];
    const message = `A practice can have ${MAX_ACTIVE_RULES} active rules. Please switch off some that have ended`;
    return [{ path: 'isActive', message }];
  }
}

function keepsTarget(rule: PricingRule, before: PricingRule | null): boolean {
  if (before === null || rule.scope.type === 'ALL' || before.scope.type !== rule.scope.type) return false;
  const isSwitchedOn = rule.isActive && !before.isActive;
  return before.scope.targetId === rule.scope.targetId && !isSwitchedOn;
}
