import type { MedicareStep } from '../medicare/mbs-item';
import { BENEFIT_STEPS, BENEFIT_WORDS, type FormattedValues } from './benefit-words';
import type { PaperLine, PaperQuote } from './paper';
import { lineName, type MoneyFormatter } from './paper-lines';

/**
 * Explains in sentences why the patient pays the amount they do for a line: what is charged, what Medicare and the fund pay and
 * why, and what is left. Empty for a line outside the total, or one without an estimate.
 */
export function explainLinePayment(
  { basis, totalMinor, medicareBenefitMinor, fundBenefitMinor, benefitSteps }: PaperLine,
  money: MoneyFormatter,
): string[] {
  const sentences = (benefitSteps ?? []).map((step) => formatBenefitStep(step, money)).filter(Boolean);
  if (basis === 'NOT_INCLUDED' || sentences.length === 0) return [];
  const leftMinor = totalMinor - (medicareBenefitMinor ?? 0) - (fundBenefitMinor ?? 0);
  return [
    BENEFIT_WORDS.charged(money(totalMinor)),
    ...sentences,
    BENEFIT_WORDS.left(money(Math.max(0, leftMinor))),
  ];
}

/** Returns the lines of a quote that have an explanation, for printing where they cannot be tapped to expand. */
export function explainLines(
  { lines }: Pick<PaperQuote, 'lines'>,
  money: MoneyFormatter,
): { readonly id: string; readonly name: string; readonly sentences: readonly string[] }[] {
  return lines
    .map((line) => ({ id: line.id, name: lineName(line), sentences: explainLinePayment(line, money) }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** Returns the sentence for a step, empty for an unknown step from a later version. */
export function formatBenefitStep({ key, values }: MedicareStep, money: MoneyFormatter): string {
  const known: Partial<Record<string, (formatted: FormattedValues) => string>> = BENEFIT_STEPS;
  const isFurther = key === 'operation' && Number(values['percent']) < 100;
  return known[isFurther ? 'furtherOperation' : key]?.(formattedValues(values, money)) ?? '';
}

/** Formats a step's values: `feeMinor` becomes `fee` as money, others are converted to text. */
function formattedValues(values: MedicareStep['values'], money: MoneyFormatter): FormattedValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      name.endsWith('Minor') ? [name.slice(0, -'Minor'.length), money(Number(value))] : [name, String(value)],
    ),
  );
}
