import type { BenefitContext, BenefitLine, FundAgreement, MbsData } from './benefit-line';
import { estimateBenefits } from './estimate-benefits';
import type { MbsItem } from './mbs-item';
import { MEDICARE_SETTINGS_JULY_2026, operation } from './schedule.suite';

export const NOBODY: FundAgreement = { type: 'NONE', fundName: null, gapMinor: null };
export const KNOWN_GAP: FundAgreement = { type: 'KNOWN_GAP', fundName: 'Medibank', gapMinor: 50_000 };
/** A fund without an arrangement. */
export const MEMBER: FundAgreement = { type: 'NONE', fundName: 'HCF', gapMinor: null };
export const HOSPITAL: BenefitContext = {
  country: 'AU',
  class: 'MEDICARE',
  isInHospital: true,
  fund: NOBODY,
};

/** Fees of 1 July 2026 for real item numbers (39331, 41693, 20160, 23045). */
const ITEMS: MbsItem[] = [
  {
    ...operation('39331', 33_125, false),
    hospitalOnly: false,
    benefit75Minor: 24_845,
    benefit85Minor: 28_160,
  },
  operation('41693', 91_805),
  operation('45000', 60_000),
  { ...operation('30001', 0, false), scheduleFeeMinor: null, feeType: 'DERIVED' },
  { ...operation('20160', 14_220, false), group: 'T10', subGroup: '2', basicUnits: 6 },
  { ...operation('23045', 9_480, false), group: 'T10', subGroup: '21', basicUnits: 4 },
  {
    ...operation('104', 10_125, false),
    group: 'A3',
    subGroup: null,
    hospitalOnly: false,
    needsAnaesthetist: false,
    benefit75Minor: 7_595,
    benefit85Minor: 8_610,
  },
];
export const KNOWLEDGE: MbsData = {
  tableDate: '2026-07-01',
  settings: MEDICARE_SETTINGS_JULY_2026,
  items: new Map(ITEMS.map((item) => [item.item, item])),
};

/** Returns a Medicare quote line with a fixed fee, unless overridden. */
export function line(
  kind: BenefitLine['kind'],
  totalMinor: number,
  more: Partial<BenefitLine> = {},
): BenefitLine {
  return {
    key: kind,
    kind,
    procedureClass: 'MEDICARE',
    part: null,
    providerName: kind === 'SURGEON' ? 'Dr Hartmann' : null,
    basis: 'FIXED',
    base: { type: 'AMOUNT', source: 'MANUAL', amountMinor: totalMinor, from: { id: null, name: '' } },
    minutes: null,
    mbsItem: null,
    totalMinor,
    ...more,
  };
}

/** Returns base and time units at $70.00 per unit. */
export const units = (baseUnits: number, minutes: number): BenefitLine['base'] => ({
  type: 'UNITS',
  baseUnits,
  minutes,
  unitMinor: 7_000,
  from: { id: null, name: '' },
});

export const estimate = (lines: readonly BenefitLine[], more: Partial<BenefitContext> = {}) =>
  estimateBenefits(lines, KNOWLEDGE, { ...HOSPITAL, ...more });

/** Schedule fee, Medicare benefit and fund benefit by line key. */
export const figures = (...given: Parameters<typeof estimate>) =>
  Object.fromEntries(
    estimate(...given).lines.map((one) => [
      one.key,
      [one.scheduleFeeMinor, one.medicareBenefitMinor, one.fundBenefitMinor],
    ]),
  );

/** The codes of an estimate's notices. */
export const codes = (...given: Parameters<typeof estimate>) =>
  estimate(...given).notices.map(({ code }) => code);
