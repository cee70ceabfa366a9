import type { BenefitContext, BenefitLine, Claim } from './benefit-line';
import { calculateBenefit75, calculateBenefit85, buildBenefitStep } from './charge-benefits';
import type { ClaimedItem } from './payable-items';
import type { MbsItem, MedicareSettings, MedicareStep } from './mbs-item';
import { aggregateOperations, isOperation } from './multiple-operations';

/**
 * Returns the Medicare claim for the lines of one provider. The multiple operation rule applies to all operations together,
 * regardless of the lines they are on. Other services count separately.
 */
export function buildItemClaim(
  lines: readonly BenefitLine[],
  named: readonly ClaimedItem[],
  circumstances: Pick<BenefitContext, 'isInHospital'>,
  settings: MedicareSettings,
  isSurgeon: boolean,
): Claim {
  const tally = new ClaimTotals();
  const operations = named.filter(({ item }) => isOperation(item));
  const medicareMinor =
    calculateOperationsBenefit(operations, circumstances, settings, tally) +
    named
      .filter(({ item }) => !isOperation(item))
      .reduce((sum, one) => sum + calculateItemBenefit(one, circumstances, settings, tally), 0);
  return { lines, schedule: tally.schedule, medicareMinor, steps: tally.steps, isSurgeon };
}

/** Collects schedule fees and calculation steps by line. */
class ClaimTotals {
  readonly schedule = new Map<string, number>();
  readonly steps = new Map<string, MedicareStep[]>();

  add(key: string, feeMinor: number, step: MedicareStep): void {
    this.schedule.set(key, (this.schedule.get(key) ?? 0) + feeMinor);
    this.addStep(key, step);
  }

  addStep(key: string, step: MedicareStep): void {
    this.steps.set(key, [...(this.steps.get(key) ?? []), step]);
  }
}

function calculateOperationsBenefit(
  operations: readonly ClaimedItem[],
  { isInHospital }: Pick<BenefitContext, 'isInHospital'>,
  settings: MedicareSettings,
  tally: ClaimTotals,
): number {
  if (operations.length === 0) return 0;
  // In the order of the rule, with ties broken by item and line, so that each part can be matched by its index.
  const sorted = [...operations].sort(
    (a, b) =>
      b.feeMinor - a.feeMinor || compareText(a.item.item, b.item.item) || compareText(a.line.key, b.line.key),
  );
  const { scheduleFeeMinor, parts } = aggregateOperations(
    sorted.map(({ item, feeMinor }) => ({ item: item.item, feeMinor })),
  );
  // Shown the way people add them up: the first in full, with the rounding difference on the last.
  let remainingMinor = scheduleFeeMinor;
  sorted.forEach(({ line, item, feeMinor }, at) => {
    const part = parts[at];
    if (part === undefined) return;
    const shownMinor = at === sorted.length - 1 ? remainingMinor : at === 0 ? feeMinor : part.partMinor;
    remainingMinor -= shownMinor;
    const values = { item: item.item, feeMinor, percent: part.percent, partMinor: shownMinor };
    tally.add(line.key, part.partMinor, { key: 'operation', values });
  });
  const benefitMinor = isInHospital
    ? calculateBenefit75(scheduleFeeMinor)
    : calculateBenefit85(scheduleFeeMinor, settings);
  for (const key of new Set(sorted.map(({ line }) => line.key))) {
    if (sorted.length > 1) tally.addStep(key, { key: 'together', values: { scheduleFeeMinor } });
    tally.addStep(key, buildBenefitStep(isInHospital, scheduleFeeMinor, benefitMinor, settings));
  }
  return benefitMinor;
}

function calculateItemBenefit(
  { line, item, feeMinor }: ClaimedItem,
  { isInHospital }: Pick<BenefitContext, 'isInHospital'>,
  settings: MedicareSettings,
  tally: ClaimTotals,
): number {
  tally.add(line.key, feeMinor, { key: 'ownFee', values: { item: item.item, feeMinor } });
  const benefitMinor = isInHospital
    ? inHospitalBenefit(item, feeMinor)
    : outOfHospitalBenefit(item, feeMinor, settings);
  tally.addStep(line.key, buildBenefitStep(isInHospital, feeMinor, benefitMinor, settings));
  return benefitMinor;
}

function inHospitalBenefit({ benefit75Minor, benefit100Minor }: MbsItem, feeMinor: number): number {
  return benefit75Minor ?? benefit100Minor ?? calculateBenefit75(feeMinor);
}

function outOfHospitalBenefit(
  { benefit85Minor, benefit100Minor }: MbsItem,
  feeMinor: number,
  settings: MedicareSettings,
): number {
  return benefit100Minor ?? benefit85Minor ?? calculateBenefit85(feeMinor, settings);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
