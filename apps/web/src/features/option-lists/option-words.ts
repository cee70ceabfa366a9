import type { OptionInput } from '@quillcare/contracts';
import { getNumberFormat, type OptionFee, type OptionFeeType } from '@quillcare/rules';
import type { Formats } from '../../shared/formats/use-formats';
import { lookUp, word } from '../../shared/words/words';
import { optionListWords } from './option-list.en';

type Figures = Pick<Formats, 'money' | 'percent' | 'locale'>;

/** Formats an option's effect on a fee: "+ $250.00", "+ 20%", "× 1.5". */
function formatEffect(fee: OptionFee, { money, percent, locale }: Figures): string {
  if (fee.type === 'FIXED') return `+ ${money(fee.amountMinor)}`;
  if (fee.type === 'PERCENTAGE') return `+ ${percent(fee.basisPoints)}`;
  return `× ${getNumberFormat(locale, { maximumFractionDigits: 4 }).format(fee.basisPoints / 10_000)}`;
}

/** Formats options for the conflict dialog and read-only views: "One side; Both sides (× 1.5)". */
export function formatOptions(options: readonly OptionInput[], formats: Figures): string {
  return options
    .map(({ name, fee }) => (hasNoEffect(fee) ? name : `${name} (${formatEffect(fee, formats)})`))
    .join('; ');
}

const hasNoEffect = (fee: OptionFee) =>
  fee.type === 'MULTIPLIER'
    ? fee.basisPoints === 10_000
    : !(fee.type === 'FIXED' ? fee.amountMinor : fee.basisPoints);

const FIGURE_LABELS = { FIXED: 'amount', PERCENTAGE: 'share', MULTIPLIER: 'factor' } as const;

export const figureLabel = (type: OptionFeeType) => word(optionListWords, `option.${FIGURE_LABELS[type]}`);

/** Returns the label of a field within a row, such as "Option 2, amount". Undefined if the row has no such field. */
export function rowLabel(path: string): string | undefined {
  const [, at, field, figure] = /^options\.(\d+)\.(\w+)(?:\.(\w+))?$/.exec(path) ?? [];
  if (at === undefined || field === undefined) return undefined;
  const key = figure === undefined ? field : figure === 'amountMinor' ? 'amount' : 'share';
  const label = lookUp(optionListWords, `option.${key}`);
  return label && word(optionListWords, 'rows.field', { place: Number(at) + 1, field: label.toLowerCase() });
}
