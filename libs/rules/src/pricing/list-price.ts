import { atCurrentPrices } from './current-prices';
import type { LineRequest } from './line-request';
import type { OptionGroup, PriceOption } from './options';
import type { QuoteChoice, SurgeryChoice } from './quote-choice';
import type { SurgeryConfiguration } from './surgery-configuration';

/**
 * The lines of a quote at list price: what its surgeries give (`composed`), at the fees and with the options that the quote's own
 * lines have, but nothing typed, nothing discounted and nothing left out. Lines that the surgeries do not give are as they
 * are but for a typed fee. Price the result with `priceQuote` to see how far a quote lies below the practice's prices.
 */
export function atListPrice(composed: readonly LineRequest[], lines: readonly LineRequest[]): LineRequest[] {
  const given = new Set(composed.map(({ key }) => key));
  const others = lines.filter(({ key }) => !given.has(key));
  return [
    ...atCurrentPrices(composed, lines),
    ...others.map((line) => ({ ...line, enteredFeeMinor: feeOfManual(line), discount: null })),
  ];
}

/** A line that staff typed as a whole has no other price than the typed one. */
function feeOfManual({ base, enteredFeeMinor }: LineRequest): number | null {
  return base.type === 'AMOUNT' && base.source === 'MANUAL' ? enteredFeeMinor : null;
}

/**
 * The choice with the default options that were left out: those of a list of which several may be chosen, and that of a list of
 * one of which none was. Another option of a list of one is a choice, and so is whatever the patient decides.
 */
export function withDefaultOptions<C extends QuoteChoice>(
  choice: C,
  configurations: readonly SurgeryConfiguration[],
): C {
  return { ...choice, surgeries: choice.surgeries.map((one) => withDefaultsOf(one, configurations)) };
}

function withDefaultsOf<S extends SurgeryChoice>(
  surgery: S,
  configurations: readonly SurgeryConfiguration[],
): S {
  const { surgeryId, optionIds, decidedListIds } = surgery;
  if (optionIds === null) return surgery;
  const groups = configurations.find((one) => one.surgeryId === surgeryId)?.optionGroups ?? [];
  const missing = groups
    .filter(({ id, patientChooses }) => !patientChooses || decidedListIds?.includes(id))
    .flatMap((group) => missingDefaults(group, optionIds));
  return missing.length === 0 ? surgery : { ...surgery, optionIds: [...optionIds, ...missing] };
}

function missingDefaults({ choose, options }: OptionGroup, optionIds: readonly string[]): string[] {
  const active = options.filter(({ isActive }) => isActive);
  const isChosen = ({ id }: PriceOption) => optionIds.includes(id);
  if (choose === 'ONE' && active.some(isChosen)) return [];
  return active.filter((option) => option.isDefault && !isChosen(option)).map(({ id }) => id);
}
