import { createOptionList, surgeryConfigurationInput, surgeryInput } from '@quillcare/contracts';
import {
  composeQuote,
  defaultGstPolicy,
  pricingConfiguration,
  ruleBook,
  type ComposedQuote,
  type OptionGroup,
  type SurgerySide,
} from '@quillcare/rules';
import { SURGERIES } from './demo-catalogue';
import { DOCTORS, HOSPITALS, PROVIDERS } from './demo-directory';
import { OPTION_LISTS } from './demo-option-lists';
import type { DemoIds } from './demo-surgery';

const NAMES = Object.keys({ ...DOCTORS, ...HOSPITALS, ...PROVIDERS, ...OPTION_LISTS });
/** Each record's name serves as its id here. */
const IDS = Object.fromEntries(NAMES.map((name) => [name, name])) as DemoIds;
const NAMED = NAMES.map((id) => ({ id, name: id, isAvailable: true }));
const GROUPS = new Map(
  Object.entries(OPTION_LISTS).map(([id, list]) => {
    const { options, ...rest } = createOptionList.body.parse(list);
    const withIds = options.map((option) => ({ ...option, id: `${id} ${option.name}` }));
    return [id, { ...rest, id, options: withIds } satisfies OptionGroup];
  }),
);
const CONFIGURATIONS = SURGERIES.map(({ surgery, configure }) => {
  const { name, category, procedureClass, baseFeeMinor, estimatedDuration, mbsItems } =
    surgeryInput.parse(surgery);
  const facts = { surgeryId: name, name, category, procedureClass, baseFeeMinor };
  const whole = { ...facts, minutes: estimatedDuration, mbsItems };
  return pricingConfiguration(whole, configure(IDS), NAMED, GROUPS);
});

function quoteFor(
  name: string,
  doctor: string,
  hospital: string,
  side: SurgerySide = 'NOT_APPLICABLE',
): ComposedQuote {
  const choice = {
    surgeries: [{ surgeryId: name, side, optionIds: null }],
    doctor: { id: doctor, name: doctor },
    hospital: { id: hospital, name: hospital },
  };
  const now = { on: '2026-11-23', siteId: null, gst: defaultGstPolicy('AU') };
  return composeQuote(CONFIGURATIONS, choice, ruleBook([]), {
    ...now,
    quoteDiscount: null,
    discountCapBasisPoints: null,
  });
}

const charged = ({ lines }: ComposedQuote) =>
  lines
    .filter(({ basis }) => basis !== 'NOT_INCLUDED')
    .map(({ kind, amountMinor, gstMinor, totalMinor }) => [kind, amountMinor, gstMinor, totalMinor]);

describe('worked examples of docs/pricing.md', () => {
  it('price the rhinoplasty', () => {
    const quote = quoteFor('Rhinoplasty', 'hartmann', 'harbour');
    expect(charged(quote)).toEqual([
      ['SURGEON', 950_000, 95_000, 1_045_000],
      ['ANAESTHETIST', 180_000, 18_000, 198_000],
      ['HOSPITAL', 420_000, 42_000, 462_000],
    ]);
    expect([quote.totals.totalMinor, quote.notices]).toEqual([1_705_000, []]);
  });

  it('price the carpal tunnel release on both hands', () => {
    const quote = quoteFor('Carpal tunnel release', 'parata', 'northside', 'BILATERAL');
    expect(charged(quote)).toEqual([
      ['SURGEON', 120_000, 0, 120_000],
      ['ASSISTANT', 24_000, 0, 24_000],
      ['ANAESTHETIST', 35_000, 0, 35_000],
      ['HOSPITAL', 60_000, 0, 60_000],
      ['THEATRE', 150_000, 0, 150_000],
      ['IMPLANT', 9_100, 0, 9_100],
      ['ADMIN', 5_000, 500, 5_500],
      ['OTHER', 15_000, 0, 15_000],
    ]);
    expect([quote.totals.totalMinor, quote.notices]).toEqual([418_600, []]);
  });
});

describe('demonstration catalogue', () => {
  it('has at least twelve surgeries, each with its own name and a description', () => {
    expect(SURGERIES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(SURGERIES.map(({ surgery }) => surgery.name)).size).toBe(SURGERIES.length);
    for (const { surgery } of SURGERIES) expect(surgery.description).toMatch(/\.$/);
  });

  it.each(SURGERIES.map(({ surgery, configure }) => [surgery.name, configure(IDS)] as const))(
    'has everything a quote for %s needs, wherever it is done',
    (name, configuration) => {
      const ids = { ...configuration, doctors: [], hospitals: [], optionListIds: [] };
      expect(surgeryConfigurationInput.safeParse({ ...ids, assistant: null, anaesthetist: null }).error).toBe(
        undefined,
      );
      expect(configuration.exclusions.length).toBeGreaterThan(0);
      for (const { doctorId } of configuration.doctors)
        for (const { hospitalId } of configuration.hospitals) {
          const { notices, totals } = quoteFor(name, doctorId, hospitalId);
          expect(notices).toEqual([]);
          expect(totals.totalMinor).toBeGreaterThan(0);
        }
    },
  );
});
