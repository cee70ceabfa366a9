import type { MbsItem } from './mbs-item';

export { MEDICARE_SETTINGS_JULY_2026 } from './medicare-settings';

/** Returns a Group T8 operation with a fee in minor units. */
export function operation(item: string, scheduleFeeMinor: number, allowsAssistant = true): MbsItem {
  return {
    item,
    category: '3',
    group: 'T8',
    subGroup: '8',
    feeType: 'FIXED',
    scheduleFeeMinor,
    benefit75Minor: null,
    benefit85Minor: null,
    benefit100Minor: null,
    basicUnits: null,
    derivedFee: null,
    needsAnaesthetist: true,
    allowsAssistant,
    hospitalOnly: true,
    description: '',
    feeFrom: '2026-07-01',
  };
}
