import { composeQuote, defaultGstPolicy, ruleBook } from '@quillcare/rules';
import { CONFIGURED, SIDES, without } from './configuration.fixtures';
import { copyFor } from './copy-configuration';
import { forPricing, shownConfiguration } from './surgery-configuration';

const GROUPS = new Map([['sides', SIDES]]);
const CHOICE = {
  surgeries: [{ surgeryId: 'carpal', side: 'BILATERAL' as const, optionIds: null }],
  doctor: { id: 'lee', name: 'Dr Mai Lee' },
  hospital: { id: 'marys', name: "St Mary's" },
};
const TODAY = {
  on: '2026-11-23',
  siteId: null,
  gst: defaultGstPolicy('AU'),
  quoteDiscount: null,
  discountCapBasisPoints: null,
};
const composed = (surgery = CONFIGURED) =>
  composeQuote([forPricing(surgery, GROUPS)], CHOICE, ruleBook([]), TODAY);

describe('surgery configuration for the pricing engine', () => {
  it('reproduces the worked example of docs/pricing.md', () => {
    const { totals, notices } = composed();
    expect({ total: totals.totalMinor, notices }).toEqual({ total: 418_600, notices: [] });
  });

  it('includes the names of looked-up providers', () => {
    const { anaesthetist, assistant } = forPricing(CONFIGURED, GROUPS);
    expect([anaesthetist?.providerName, assistant?.providerName]).toEqual(['Dr Kim Ng', null]);
  });

  it('omits inactive entries but keeps the fee of an anaesthetist who left', () => {
    const pricing = forPricing(without('lee', 'marys', 'ng', 'sides'), new Map());
    expect(pricing).toMatchObject({
      doctors: [{ doctorId: 'roy' }],
      hospitals: [],
      anaesthetist: { providerId: null, providerName: null, unitMinor: 7_000 },
      optionGroups: [],
    });
    expect(composed(without('marys')).notices).toEqual([
      { code: 'HOSPITAL_NOT_CONFIGURED', surgeryId: 'carpal', name: 'Carpal tunnel release' },
    ]);
  });
});

it('returns what is stored, marking inactive entries as unavailable', () => {
  const shown = shownConfiguration(without('lee'), GROUPS, { id: 'priya', name: 'Priya Shah' });
  expect(shown).toMatchObject({
    id: 'carpal',
    version: 3,
    surgery: { name: 'Carpal tunnel release', baseFeeMinor: 80_000, minutes: 30 },
    optionGroups: [{ id: 'sides' }],
    updatedBy: { name: 'Priya Shah' },
  });
  expect(shown.doctors).toEqual(CONFIGURED.doctors);
  expect(shown.named.find(({ id }) => id === 'lee')).toEqual({
    id: 'lee',
    name: 'Dr Mai Lee',
    isAvailable: false,
  });
});

describe('copy of a surgery configuration', () => {
  const mixed = { ...CONFIGURED, procedureClass: 'MIXED' as const, cosmeticBasisPoints: 4_000 };

  it('includes everything that is still available', () => {
    const copied = copyFor({ ...CONFIGURED, id: 'trigger' }, without('roy'));
    expect(copied.doctors).toEqual([{ doctorId: 'lee', feeMinor: null }]);
    expect(copied.implants).toEqual(CONFIGURED.implants);
  });

  it('includes the cosmetic share only for a mixed surgery', () => {
    expect(copyFor(CONFIGURED, mixed).cosmeticBasisPoints).toBeNull();
    expect(copyFor({ ...mixed, id: 'other' }, mixed).cosmeticBasisPoints).toBe(4_000);
  });
});
