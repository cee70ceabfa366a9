import type { MbsItem, MedicareSettings } from './mbs-item';

/** Figures of the schedule of 1 July 2026, for tests. Cataract fees are those of July 2025. */
export const JULY_2026: MedicareSettings = {
  date: '2026-07-01',
  anaestheticUnitMinor: 2_370,
  greatestGapMinor: 10_450,
  assistanceThresholdMinor: 66_825,
  assistanceFees: { 51300: 10_325, 51306: 14_925, 51315: 31_780, 51318: 20_975 },
};

/** An operation of Group T8 with a fee in minor units. */
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
