import type { BenefitCircumstances, BenefitLine, Claim } from './benefit-line';
import { benefit75, benefit85, benefitStep } from './charge-benefits';
import type { NamedItem } from './known-items';
import type { MbsItem, MedicareSettings, MedicareStep } from './mbs-item';
import { aggregateOperations, isOperation } from './multiple-operations';

/**
 * Returns the Medicare claim for the lines of one provider. The multiple operation rule applies to all operations together,
 * regardless of the lines they are on. Other services count separately.
 */
export function itemClaim(
  lines: readonly BenefitLine[],
  named: readonly NamedItem[],
  circumstances: Pick<BenefitCircumstances, 'isInHospital'>,
  settings: MedicareSettings,
  isSurgeon: boolean,
): Claim {
  const tally = new Tally();
  const operations = named.filter(({ item }) => isOperation(item));
  const medicareMinor =
    operationsBenefit(operations, circumstances, settings, tally) +
    named
      .filter(({ item }) => !isOperation(item))
      .reduce((sum, one) => sum + ownBenefit(one, circumstances, settings, tally), 0);
  return { lines, schedule: tally.schedule, medicareMinor, steps: tally.steps, isSurgeon };
}

/** Collects schedule fees and calculation steps by line. */
class Tally {
  readonly schedule = new Map<string, number>();
  readonly steps = new Map<string, MedicareStep[]>();

  add(key: string, feeMinor: number, step: MedicareStep): void {
    this.schedule.set(key, (this.schedule.get(key) ?? 0) + feeMinor);
    this.say(key, step);
  }

  say(key: string, step: MedicareStep): void {
    this.steps.set(key, [...(this.steps.get(key) ?? []), step]);
  }
}

function operationsBenefit(
  operations: readonly NamedItem[],
  { isInHospital }: Pick<BenefitCircumstances, 'isInHospital'>,
  settings: MedicareSettings,
  tally: Tally,
): number {
  if (operations.length === 0) return 0;
  // In the order of the rule, with ties broken by item and line, so that each part can be matched by its index.
  const sorted = [...operations].sort(
    (a, b) => b.feeMinor - a.feeMinor || byText(a.item.item, b.item.item) || byText(a.line.key, b.line.key),
  );
  const { scheduleFeeMinor, parts } = aggregateOperations(
    sorted.map(({ item, feeMinor }) => ({ item: item.item, feeMinor })),
  );
  // Shown the way people add them up: the first in full, with the rounding difference on the last.
  let unsaidMinor = scheduleFeeMinor;
  sorted.forEach(({ line, item, feeMinor }, at) => {
    const part = parts[at];
    if (part === undefined) return;
    const saidMinor = at === sorted.length - 1 ? unsaidMinor : at === 0 ? feeMinor : part.partMinor;
    unsaidMinor -= saidMinor;
    const values = { item: item.item, feeMinor, percent: part.percent, partMinor: saidMinor };
    tally.add(line.key, part.partMinor, { key: 'operation', values });
  });
  const benefitMinor = isInHospital ? benefit75(scheduleFeeMinor) : benefit85(scheduleFeeMinor, settings);
  for (const key of new Set(sorted.map(({ line }) => line.key))) {
    if (sorted.length > 1) tally.say(key, { key: 'together', values: { scheduleFeeMinor } });
    tally.say(key, benefitStep(isInHospital, scheduleFeeMinor, benefitMinor, settings));
  }
  return benefitMinor;
}

function ownBenefit(
  { line, item, feeMinor }: NamedItem,
  { isInHospital }: Pick<BenefitCircumstances, 'isInHospital'>,
  settings: MedicareSettings,
  tally: Tally,
): number {
  tally.add(line.key, feeMinor, { key: 'ownFee', values: { item: item.item, feeMinor } });
  const benefitMinor = isInHospital ? inHospital(item, feeMinor) : inRooms(item, feeMinor, settings);
  tally.say(line.key, benefitStep(isInHospital, feeMinor, benefitMinor, settings));
  return benefitMinor;
}

function inHospital({ benefit75Minor, benefit100Minor }: MbsItem, feeMinor: number): number {
  return benefit75Minor ?? benefit100Minor ?? benefit75(feeMinor);
}

function inRooms(
  { benefit85Minor, benefit100Minor }: MbsItem,
  feeMinor: number,
  settings: MedicareSettings,
): number {
  return benefit100Minor ?? benefit85Minor ?? benefit85(feeMinor, settings);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
