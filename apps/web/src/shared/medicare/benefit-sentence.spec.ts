import {
  estimateBenefits,
  type BenefitLine,
  type MbsItem,
  type MedicareNotice,
  type MedicareStep,
} from '@quillcare/rules';
import { createFormats } from '../formats/use-formats';
import { keysOf } from '../words/words';
import { benefitNotice, benefitSentence } from './benefit-sentence';
import { medicareWords } from './medicare.en';

const formats = createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' });

const CARPAL_TUNNEL: MbsItem = {
  ...{ item: '39331', category: '3', group: 'T8', subGroup: '7', feeType: 'FIXED', scheduleFeeMinor: 33_125 },
  ...{ benefit75Minor: 24_845, benefit85Minor: 28_160, benefit100Minor: null, basicUnits: null },
  ...{ derivedFee: null, needsAnaesthetist: true, allowsAssistant: false, hospitalOnly: false },
  ...{ description: 'Carpal tunnel release', feeFrom: '2026-07-01' },
};
const SURGEON: BenefitLine = {
  ...{ key: 'surgeon', kind: 'SURGEON', procedureClass: 'MEDICARE', part: null, providerName: 'Dr Hartmann' },
  ...{ basis: 'FIXED', minutes: null, mbsItem: '39331, 39331', totalMinor: 120_000 },
  base: { type: 'AMOUNT', source: 'MANUAL', amountMinor: 120_000, from: { id: null, name: '' } },
};

it('tells the worked example of docs/medicare.md step by step', () => {
  const { lines } = estimateBenefits(
    [SURGEON],
    {
      tableDate: '2026-07-01',
      settings: {
        date: '2026-07-01',
        ...{ anaestheticUnitMinor: 2_370, greatestGapMinor: 10_450, assistanceThresholdMinor: 66_825 },
        assistanceFees: { 51300: 10_325, 51306: 14_925, 51315: 31_780, 51318: 20_975 },
      },
      items: new Map([['39331', CARPAL_TUNNEL]]),
    },
    {
      ...{ country: 'AU', class: 'MEDICARE', isInHospital: true },
      fund: { type: 'KNOWN_GAP', fundName: 'Medibank', gapMinor: 50_000 },
    },
  );
  expect(lines[0]?.trace.map((step) => benefitSentence(step, formats))).toEqual([
    'Item 39331: 100% of the schedule fee of $331.25',
    'Item 39331: 50% of the schedule fee of $331.25',
    'Operations on one day count together: $496.90',
    'In hospital Medicare pays 75% of $496.90: $372.70',
    'The fund pays all but the known gap of $500.00: $327.30',
  ]);
});

it('names items and dates in notices', () => {
  const notice = (code: string, values: MedicareNotice['values']) =>
    benefitNotice({ code: code as MedicareNotice['code'], values }, formats);
  expect(notice('itemNotInTable', { item: '99999', date: '2026-07-01' })).toBe(
    'Item 99999 is not in the schedule of 1 July 2026; it counts as nothing.',
  );
  expect(notice('a code of a later version', {})).toBe('');
});

it('leaves no value unsaid', () => {
  const values = Object.fromEntries(
    ['fee', 'scheduleFee', 'benefit', 'fund', 'gap', 'to', 'aggregate', 'unit'].map((name) => [
      `${name}Minor`,
      100,
    ]),
  );
  const more = {
    item: '1',
    percent: 50,
    units: 1,
    baseUnits: 1,
    timeUnits: 1,
    modifierUnits: 1,
    date: '2026-07-01',
  };
  for (const key of keysOf(medicareWords.en).filter((one) => one.startsWith('trace.')))
    expect(
      benefitSentence(
        { key: key.slice('trace.'.length) as MedicareStep['key'], values: { ...values, ...more } },
        formats,
      ),
    ).not.toMatch(/\{\{|^$/);
});
