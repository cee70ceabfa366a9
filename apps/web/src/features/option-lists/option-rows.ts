import type { OptionInput } from '@quillcare/contracts';
import type { OptionFeeType } from '@quillcare/rules';

/** An option as it stands in the form: its figure is null until it is typed. */
export interface OptionRow extends Omit<OptionInput, 'fee'> {
  fee: { type: OptionFeeType; amountMinor?: number | null; basisPoints?: number | null };
}

export function newOption(changes: Partial<OptionRow> = {}): OptionRow {
  return {
    id: null,
    name: '',
    fee: emptyFee('FIXED'),
    appliesTo: ['SURGEON'],
    side: null,
    onlyItem: null,
    isDefault: false,
    isActive: true,
    ...changes,
  };
}

/** The effect of a type, with only the figure that it has. */
export function emptyFee(type: OptionFeeType): OptionRow['fee'] {
  return type === 'FIXED' ? { type, amountMinor: null } : { type, basisPoints: null };
}

/** The field with the figure of a type. */
export const figureOf = (type: OptionFeeType) => (type === 'FIXED' ? 'amountMinor' : 'basisPoints');
