import { defaultGstPolicy } from '@quillcare/rules';
import { configValues, type ConfigValues } from './config-values';
import { exampleQuote, isComplete, type ExampleChoice } from './example-quote';
import { configSample, LEE, MARYS } from './surgery-config.sample';

const NOW = { on: '2026-11-23', gst: defaultGstPolicy('AU') };
const VALUES = configValues(configSample);
const CHOICE: ExampleChoice = { doctorId: LEE, hospitalId: MARYS, isBothSides: false };

const example = (values: Partial<ConfigValues> = {}, choice: Partial<ExampleChoice> = {}) =>
  exampleQuote(configSample, { ...VALUES, ...values }, { ...CHOICE, ...choice }, NOW);
const totalOf = (...args: Parameters<typeof example>) => example(...args).totals.totalMinor;

describe('example quote', () => {
  it('equals the worked example of docs/pricing.md', () => {
    expect(totalOf({}, { isBothSides: true })).toBe(418_600);
    expect(example({}, { isBothSides: true }).notices).toEqual([]);
  });

  it('includes values that are not saved yet', () => {
    expect(totalOf({ adminFeeMinor: 6_000 })).toBe(totalOf() + 1_100);
    expect(totalOf({ doctors: [{ ...VALUES.doctors[0]!, feeMinor: 90_000 }] })).toBe(totalOf() + 12_000);
  });

  it('names the surgeon, and reports what is not configured', () => {
    expect(example().lines[0]).toMatchObject({ kind: 'SURGEON', providerName: 'Dr Mai Lee' });
    expect(example({}, { hospitalId: null }).lines.map(({ kind }) => kind)).not.toContain('HOSPITAL');
    expect(example({}, { doctorId: null }).notices.map(({ code }) => code)).toEqual([
      'DOCTOR_NOT_CONFIGURED',
    ]);
  });

  it('counts missing or invalid amounts as zero', () => {
    const [item] = VALUES.implants;
    const [hospital] = VALUES.hospitals;
    const half = {
      implants: [{ ...item!, feeMinor: NaN, quantity: NaN }],
      hospitals: [{ ...hospital!, hospitalFeeMinor: NaN }],
      anaesthetist: { ...VALUES.anaesthetist!, unitMinor: null } as unknown as ConfigValues['anaesthetist'],
      adminFeeMinor: NaN,
    };
    expect(totalOf(half)).toBe(totalOf() - 9_100 - 60_000 - 35_000 - 5_500);
    expect([isComplete(VALUES), isComplete({ ...VALUES, ...half })]).toEqual([true, false]);
  });
});
