import type { OptionInput } from '@quillcare/contracts';

/** A new option adding $100.00 to the surgeon's fee. */
export function option(name: string, changes: Partial<OptionInput> = {}): OptionInput {
  return {
    id: null,
    name,
    fee: { type: 'FIXED', amountMinor: 10_000 },
    appliesTo: ['SURGEON'],
    onlyItem: null,
    side: null,
    isDefault: false,
    isActive: true,
    ...changes,
  };
}
