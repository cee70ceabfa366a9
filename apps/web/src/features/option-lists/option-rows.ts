import type { OptionInput } from '@quillcare/contracts';
import type { OptionFeeType } from '@quillcare/rules';

/** An option as the form holds it. Its figure is null until it is typed. */
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

/** Returns an empty effect of the given type, with only the figure that type has. */
export function emptyFee(type: OptionFeeType): OptionRow['fee'] {
  return type === 'FIXED' ? { type, amountMinor: null } : { type, basisPoints: null };
}

/** Returns the name of the field holding the type's figure. */
export const figureOf = (type: OptionFeeType) => (type === 'FIXED' ? 'amountMinor' : 'basisPoints');
