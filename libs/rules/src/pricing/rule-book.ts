import { feeTypeOf, type FeeType, type LineKind } from './fee-types';
import type { FormulaNode } from './formula/formula-tree';
import { parseFormula } from './formula/parse-formula';
import { compareText } from './options';
import type { PricingRule } from './pricing-rule';

/** A rule ready to be applied. `formula` is null if it has none, or none that parses. */
export interface CompiledRule {
  readonly rule: PricingRule;
  readonly formula: FormulaNode | null;
}

/** A practice's active rules by fee type, in the order of application. Build it once for many lines. */
export type RuleBook = ReadonlyMap<FeeType, readonly CompiledRule[]>;

export interface RuleTarget {
  readonly kind: LineKind;
  readonly surgeryId: string | null;
  readonly category: string | null;
}

/** The circumstances of a quote. `on` is the date (YYYY-MM-DD, in the practice's time zone) whose prices apply. */
export interface RuleContext {
  readonly on: string;
  readonly doctorId: string | null;
  readonly hospitalId: string | null;
  readonly siteId: string | null;
}

/**
 * Sorts and indexes rules by ascending priority, then by start date (no start date first), then by id. The last rule to apply
 * prevails.
 */
export function ruleBook(rules: readonly PricingRule[]): RuleBook {
  const book = new Map<FeeType, CompiledRule[]>();
  for (const rule of rules.filter(({ isActive }) => isActive).sort(compareRules)) {
    const list = book.get(rule.feeType) ?? [];
    list.push({ rule, formula: parseRuleFormula(rule) });
    book.set(rule.feeType, list);
  }
  return book;
}

function parseRuleFormula({ override }: PricingRule): FormulaNode | null {
  if (override.type !== 'FORMULA') return null;
  const parsed = parseFormula(override.formula);
  return parsed.ok ? parsed.formula : null;
}

function compareRules(a: PricingRule, b: PricingRule): number {
  return (
    a.priority - b.priority ||
    compareText(a.effectiveFrom ?? '', b.effectiveFrom ?? '') ||
    compareText(a.id, b.id)
  );
}

/** Returns the rules for a line on the date of the quote, in the order of application. */
export function findApplicableRules(
  book: RuleBook,
  target: RuleTarget,
  now: RuleContext,
): readonly CompiledRule[] {
  const feeType = feeTypeOf(target.kind);
  if (feeType === null) return [];
  return (book.get(feeType) ?? []).filter(
    ({ rule }) => isEffectiveOn(rule, now.on) && matchesScope(rule, target, now),
  );
}

function isEffectiveOn(rule: PricingRule, on: string): boolean {
  return (
    (rule.effectiveFrom === null || rule.effectiveFrom <= on) &&
    (rule.effectiveTo === null || on <= rule.effectiveTo)
  );
}

function matchesScope({ scope, lineKind }: PricingRule, target: RuleTarget, now: RuleContext): boolean {
  if (lineKind !== null && lineKind !== target.kind) return false;
  switch (scope.type) {
    case 'ALL':
      return true;
    case 'CATEGORY':
      return scope.targetId === target.category;
    case 'SURGERY':
      return scope.targetId === target.surgeryId;
    case 'DOCTOR':
      return scope.targetId === now.doctorId;
    case 'HOSPITAL':
      return scope.targetId === now.hospitalId;
    case 'SITE':
      return scope.targetId === now.siteId;
  }
}
