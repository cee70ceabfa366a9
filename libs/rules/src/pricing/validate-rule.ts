import { isIsoDate } from '../dates';
import { amountProblems, below, raiseProblems, shareProblems, type FieldProblem } from './field-problems';
import { feeTypeOf, lineKindsOf } from './fee-types';
import { checkFormula } from './formula/check-formula';
import { formulaInputsFor } from './formula/formula-inputs';
import type { PricingRule, RuleScopeType } from './pricing-rule';

/** The possible targets of rules: the ids of active records, and the names of categories. */
export type RuleTargets = Readonly<Record<Exclude<RuleScopeType, 'ALL'>, ReadonlySet<string>>>;

/** Maximum priority of a rule. */
export const MAX_RULE_PRIORITY = 1_000;

const TARGET_NAMES: Readonly<Record<keyof RuleTargets, string>> = {
  CATEGORY: 'category',
  SURGERY: 'surgery',
  DOCTOR: 'doctor',
  HOSPITAL: 'hospital',
  SITE: 'site',
};

/** Validates a rule before saving and returns its problems by field, empty if it is valid. */
export function ruleProblems(rule: PricingRule, targets: RuleTargets): FieldProblem[] {
  return [
    ...lineKindProblems(rule),
    ...below('override', overrideProblems(rule)),
    ...scopeProblems(rule, targets),
    ...dateProblems(rule),
    ...priorityProblems(rule.priority),
  ];
}

/** An amount for `HOSPITAL_FEES` without a line kind would count twice: for accommodation and for the theatre. */
function lineKindProblems({ feeType, lineKind, override }: PricingRule): FieldProblem[] {
  const path = 'lineKind';
  if (lineKind !== null) {
    if (feeTypeOf(lineKind) === feeType) return [];
    return [{ path, message: 'Please choose a line of the fee the rule applies to' }];
  }
  const isShare = override.type === 'PERCENTAGE_OF_ORIGINAL' || override.type === 'PERCENTAGE_DISCOUNT';
  if (isShare || lineKindsOf(feeType).length === 1) return [];
  return [{ path, message: 'Please choose accommodation or theatre: a quote has a fee for each' }];
}

function overrideProblems({ override, feeType }: PricingRule): FieldProblem[] {
  switch (override.type) {
    case 'FIXED_AMOUNT':
      return amountProblems('amountMinor', override.amountMinor);
    case 'FIXED_DISCOUNT':
      return amountProblems('amountMinor', override.amountMinor);
    case 'PERCENTAGE_OF_ORIGINAL':
      return raiseProblems('basisPoints', override.basisPoints);
    case 'PERCENTAGE_DISCOUNT':
      return shareProblems('basisPoints', override.basisPoints);
    case 'FORMULA': {
      const check = checkFormula(override.formula, formulaInputsFor(feeType));
      return check.ok ? [] : [{ path: 'formula', message: check.problem.message }];
    }
  }
}

function scopeProblems({ scope }: PricingRule, targets: RuleTargets): FieldProblem[] {
  if (scope.type === 'ALL' || targets[scope.type].has(scope.targetId)) return [];
  const name = TARGET_NAMES[scope.type];
  return [{ path: 'scope.targetId', message: `This ${name} does not exist or is no longer active` }];
}

function dateProblems({ effectiveFrom, effectiveTo }: PricingRule): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [path, date] of Object.entries({ effectiveFrom, effectiveTo })) {
    if (date !== null && !isIsoDate(date)) problems.push({ path, message: 'Please enter a valid date' });
  }
  if (problems.length > 0 || effectiveFrom === null || effectiveTo === null) return problems;
  if (effectiveFrom <= effectiveTo) return [];
  return [{ path: 'effectiveTo', message: 'The last day must not be before the first' }];
}

function priorityProblems(priority: number): FieldProblem[] {
  if (Number.isInteger(priority) && priority >= 0 && priority <= MAX_RULE_PRIORITY) return [];
  return [{ path: 'priority', message: `Please enter a whole number from 0 to ${MAX_RULE_PRIORITY}` }];
}
