import fc from 'fast-check';
import type { QuoteLineInput } from '@quillcare/contracts';
import { ruleBook, type PricingRule, type SurgeryConfiguration } from '@quillcare/rules';
import { NO_PRICES, type PriceList } from './price-list';
import { priceContent, type PricedContent } from './price-content';
import type { PriceQuestion, QuoteChoices } from './price-question';
import { nextId, SURGEON } from './quote.fixtures';

const HAND: SurgeryConfiguration = {
  surgeryId: 'hand',
  name: 'Carpal tunnel release',
  category: 'ORTHOPEDIC',
  procedureClass: 'MEDICARE',
  cosmeticBasisPoints: null,
  baseFeeMinor: 80_000,
  minutes: 30,
  mbsItems: ['39331'],
  doctors: [{ doctorId: 'dr-lee', feeMinor: null }],
  hospitals: ['st-marys', 'day'].map((hospitalId, at) => ({
    hospitalId,
    hospitalFeeMinor: 60_000 + at,
    theatreFeeMinor: 100_000 + at,
    billedBy: 'HOSPITAL',
    basis: 'ESTIMATE',
  })),
  assistant: {
    type: 'SHARE',
    basisPoints: 2_000,
    providerId: null,
    providerName: null,
    billedBy: 'PROVIDER',
    basis: 'FIXED',
  },
  anaesthetist: null,
  implants: [
    {
      id: 'splint',
      description: 'Splint',
      feeMinor: 4_550,
      quantity: 2,
      billedBy: 'PRACTICE',
      basis: 'FIXED',
    },
  ],
  adminFeeMinor: 5_000,
  aftercare: null,
  exclusions: ['Pathology, if needed'],
  optionGroups: [
    {
      id: 'side',
      name: 'Side',
      category: 'LATERALITY',
      choose: 'ONE',
      patientChooses: false,
      options: [
        {
          id: 'both',
          name: 'Both sides',
          fee: { type: 'MULTIPLIER', basisPoints: 15_000 },
          appliesTo: ['SURGEON', 'THEATRE'],
          side: 'BILATERAL',
          isDefault: false,
          isActive: true,
        },
      ],
    },
  ],
};
const PRICES: PriceList = { ...NO_PRICES, configurations: [HAND] };
const CHOICES: QuoteChoices = {
  surgeries: [{ surgeryId: 'hand', side: 'LEFT', optionIds: null }],
  doctor: { id: 'dr-lee', name: 'Dr Lee' },
  hospital: { id: 'st-marys', name: "St Mary's" },
  siteId: null,
  place: 'HOSPITAL',
};
const both: QuoteChoices = {
  ...CHOICES,
  surgeries: [{ surgeryId: 'hand', side: 'BILATERAL', optionIds: null }],
};

function priced(question: Partial<PriceQuestion>, prices = PRICES): PricedContent {
  const fund = { type: 'NONE' as const, fundName: null, gapMinor: null };
  const whole = {
    choices: CHOICES,
    procedureClass: null,
    quoteDiscount: null,
    fund,
    lines: [],
    stored: null,
  };
  return priceContent({ ...whole, ...question }, prices, { country: 'AU', on: '2026-11-20' }, nextId);
}

/** An unedited line as the editor sends it. */
function echo(line: PricedContent['lines'][number]): QuoteLineInput {
  const { key, kind, surgeryId, description, providerName, billedBy, basis, quantity, mbsItem } = line;
  return {
    ...SURGEON,
    key,
    kind,
    surgeryId,
    description,
    providerName,
    billedBy,
    basis,
    quantity,
    mbsItem,
    unitFeeMinor: null,
    gstTreatment: null,
  };
}
const figures = ({ lines, totals, discount }: PricedContent) => ({
  lines: lines.map(({ id: _id, ...line }) => line),
  totals,
  discount,
});
const fees = ({ lines }: PricedContent) =>
  Object.fromEntries(lines.map(({ key, unitFeeMinor }) => [key.replace('hand:', ''), unitFeeMinor]));

describe('lines of the chosen surgeries', () => {
  const composed = priced({});

  it('are all composed when none is sent', () => {
    expect(fees(composed)).toEqual({
      SURGEON: 80_000,
      ASSISTANT: 16_000,
      HOSPITAL: 60_000,
      THEATRE: 100_000,
      'IMPLANT:splint': 4_550,
      ADMIN: 5_000,
      'OTHER:EXCLUDED:0': 0,
    });
    expect(composed.procedureClass).toBe('MEDICARE');
  });

  it('stay as composed when sent back without an edit', () => {
    const lines = composed.lines.map(echo);
    expect(figures(priced({ lines }))).toEqual(figures(composed));
    expect(priced({ lines, stored: { choices: CHOICES, lines: composed.lines } })).toEqual(composed);
  });

  it('take what staff typed and lose it when the field is emptied', () => {
    const lines = composed.lines.map(echo);
    const typed = { unitFeeMinor: 90_000, gstTreatment: 'TAXABLE' as const, medicareBenefitMinor: 30_000 };
    const edited = priced({
      lines: [{ ...lines[0]!, ...typed, discountBasisPoints: 1_000 }, ...lines.slice(1)],
    });
    expect(edited.lines[0]).toMatchObject({
      unitFeeMinor: 90_000,
      discountMinor: 9_000,
      gstMinor: 8_100,
      medicareBenefitMinor: 30_000,
      enteredFeeMinor: 90_000,
      enteredGst: 'TAXABLE',
      gstReason: 'ENTERED',
    });
    // The assistant's share follows the typed fee.
    expect(fees(edited).ASSISTANT).toBe(18_000);
    const stored = { choices: CHOICES, lines: edited.lines };
    expect(priced({ lines: null, stored })).toEqual(edited);
    expect(figures(priced({ lines, stored }))).toEqual(figures(composed));
  });

  it('follow another side or hospital and keep what staff typed', () => {
    const [surgeon, ...others] = composed.lines.map(echo);
    const lines = [{ ...surgeon!, description: 'Endoscopic release' }, ...others].map((line) =>
      line.kind === 'THEATRE' ? { ...line, unitFeeMinor: 70_000 } : line,
    );
    const stored = { choices: CHOICES, lines: priced({ lines }).lines };
    for (const sent of [null, lines]) {
      const changed = priced({ choices: both, lines: sent, stored });
      expect(fees(changed)).toMatchObject({ SURGEON: 120_000, ASSISTANT: 24_000, THEATRE: 70_000 });
      expect(changed.lines[0]).toMatchObject({ description: 'Endoscopic release', mbsItem: '39331, 39331' });
      const elsewhere = { ...CHOICES, hospital: { id: 'day', name: 'Day Surgery' } };
      const moved = priced({ choices: elsewhere, lines: sent, stored });
      expect(fees(moved)).toMatchObject({ HOSPITAL: 60_001, THEATRE: 70_000 });
      expect(moved.lines.find(({ key }) => key === 'HOSPITAL')).toMatchObject({
        providerName: 'Day Surgery',
        description: 'Hospital stay: Day Surgery',
      });
    }
  });

  it('keep their fees and options after the configuration changed', () => {
    const stored = { choices: both, lines: priced({ choices: both }).lines };
    const dearer = { ...PRICES, configurations: [{ ...HAND, baseFeeMinor: 99_999, optionGroups: [] }] };
    const again = priced({ choices: both, lines: null, stored }, dearer);
    expect(again.lines).toEqual(stored.lines);
    expect(again.notices.map(({ code }) => code)).toContain('BOTH_SIDES_NOT_PRICED');
    expect(fees(priced({ choices: CHOICES, lines: null, stored }, dearer)).SURGEON).toBe(99_999);
  });

  it('follow the pricing rules in force when they are saved', () => {
    const rule: PricingRule = {
      id: 'r',
      name: 'Winter',
      feeType: 'SURGERY_BASE_FEE',
      lineKind: null,
      scope: { type: 'ALL' },
      override: { type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: 11_000 },
      effectiveFrom: null,
      effectiveTo: null,
      priority: 1,
      isActive: true,
      note: null,
    };
    const stored = { choices: CHOICES, lines: composed.lines };
    const now = priced({ lines: null, stored }, { ...PRICES, book: ruleBook([rule]) });
    expect(fees(now).SURGEON).toBe(88_000);
    const typed = priced({ lines: [SURGEON] }, { ...PRICES, book: ruleBook([rule]) });
    expect(typed.totals.netMinor).toBe(SURGEON.unitFeeMinor);
  });

  it('are added with a surgery and stay when it is removed', () => {
    const none = { ...CHOICES, surgeries: [] };
    const stored = { choices: none, lines: priced({ choices: none, lines: [SURGEON] }).lines };
    const more = priced({ lines: null, stored });
    expect(more.lines).toHaveLength(8);
    expect(more.lines.filter(({ base }) => 'source' in base && base.source === 'MANUAL')).toHaveLength(1);
    const gone = priced({ choices: none, lines: null, stored: { choices: CHOICES, lines: more.lines } });
    expect(gone.lines.map(({ key }) => key)).toEqual(more.lines.map(({ key }) => key));
  });
});

describe('content that cannot be priced', () => {
  const [line] = priced({}).lines.map(echo);
  const problemsOf = (lines: QuoteLineInput[], stored: PriceQuestion['stored'] = null) =>
    priced({ lines, stored }).problems.map(({ path }) => path);

  it('is reported at its field', () => {
    expect(problemsOf([line!, { ...line!, key: 'nose:SURGEON' }])).toEqual(['lines.1.key']);
    expect(problemsOf([line!, line!])).toEqual(['lines.1.key']);
    expect(problemsOf([{ ...line!, discountMinor: 80_001 }])).toEqual(['lines.0.discountMinor']);
    expect(problemsOf([{ ...line!, medicareBenefitMinor: 80_001 }])).toEqual([
      'lines.0.medicareBenefitMinor',
    ]);
    const { lines } = priced({ lines: [SURGEON] });
    const typed = { ...SURGEON, key: lines[0]!.key, unitFeeMinor: null };
    expect(problemsOf([typed], { choices: CHOICES, lines })).toEqual(['lines.0.unitFeeMinor']);
  });
});

describe('any edits to the lines', () => {
  const edit = fc.record({
    at: fc.nat(6),
    unitFeeMinor: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
    quantity: fc.integer({ min: 1, max: 500 }).map((n) => n / 100),
    discountBasisPoints: fc.option(fc.integer({ min: 0, max: 10_000 })),
    gstTreatment: fc.option(fc.constantFrom('TAXABLE' as const, 'GST_FREE' as const)),
    medicareBenefitMinor: fc.option(fc.nat(50_000)),
  });
  const discount = fc.option(
    fc.record({ type: fc.constant('PERCENTAGE' as const), basisPoints: fc.nat(10_000) }),
  );

  it('give the same result when saved again or reordered, and add up', () => {
    const lines = priced({}).lines.map(echo);
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), discount, (edits, quoteDiscount) => {
        const sent = lines.map((line, at) => {
          const { at: _at, ...typed } = edits.find((one) => one.at === at) ?? { at };
          return { ...line, ...typed };
        });
        // Each problem of the input is reported once, in input order.
        const first = { ...priced({ lines: sent, quoteDiscount }), problems: expect.any(Array) };
        const stored = { choices: CHOICES, lines: first.lines };
        expect(priced({ lines: null, quoteDiscount, stored })).toEqual(first);
        expect(priced({ lines: sent, quoteDiscount, stored })).toEqual(first);
        const turned = priced({ lines: [...sent].reverse(), quoteDiscount, stored });
        expect({ ...turned, lines: [...turned.lines].reverse() }).toEqual(first);
        expect(first.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(
          first.totals.totalMinor,
        );
        for (const line of first.lines)
          expect(line.discountMinor).toBeLessThanOrEqual(line.amountMinor + line.discountMinor);
      }),
      { numRuns: 60 },
    );
  });
});
