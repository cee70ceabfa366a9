import { estimateBenefits } from './estimate-benefits';
import { codes, estimate, figures, HOSPITAL, KNOWN_GAP, line, MEMBER, units } from './estimate.suite';

// Schedule fees of the MBS of 1 July 2026; the charges are invented.
describe('worked quotes (docs/medicare.md)', () => {
  it('estimate a septum with turbinates: surgeon, assistant, anaesthetist, a fund without an arrangement', () => {
    const lines = [
      line('SURGEON', 260_000, { mbsItem: '41693' }),
      line('ANAESTHETIST', 70_000, { base: units(6, 60) }),
      line('ASSISTANT', 52_000),
    ];
    expect(figures(lines, { fund: MEMBER })).toEqual({
      SURGEON: [91_805, 68_855, 22_950],
      ANAESTHETIST: [23_700, 17_775, 5_925],
      ASSISTANT: [18_365, 13_775, 4_590],
    });
    expect(codes(lines, { fund: MEMBER })).toEqual([]);
  });

  it('estimate both carpal tunnels: a known gap of $500.00 on a charge of $1,200.00', () => {
    const lines = [
      line('SURGEON', 120_000, { mbsItem: '39331, 39331' }),
      line('ASSISTANT', 24_000),
      line('ANAESTHETIST', 35_000, { base: units(3, 30) }),
      line('HOSPITAL', 60_000),
      line('ADMIN', 5_500),
    ];
    const { tableDate, notices } = estimate(lines, { fund: KNOWN_GAP });
    expect(figures(lines, { fund: KNOWN_GAP })).toEqual({
      SURGEON: [49_690, 37_270, 32_730],
      ASSISTANT: [null, 0, 0],
      ANAESTHETIST: [11_850, 8_890, 2_960],
      HOSPITAL: [null, 0, null],
      ADMIN: [null, 0, 0],
    });
    expect(tableDate).toBe('2026-07-01');
    expect(notices).toEqual([
      { code: 'assistanceNotPayable', lineKeys: ['ASSISTANT'], values: {} },
      { code: 'gapOfSurgeonOnly', lineKeys: ['ANAESTHETIST', 'ASSISTANT'], values: {} },
      { code: 'hospitalNotComputed', lineKeys: ['HOSPITAL'], values: {} },
    ]);
  });

  it('estimate one carpal tunnel in rooms: 85 % and nothing from a fund', () => {
    const lines = [line('SURGEON', 60_000, { mbsItem: '39331' })];
    expect(figures(lines, { isInHospital: false, fund: KNOWN_GAP })).toEqual({
      SURGEON: [33_125, 28_160, 0],
    });
  });
});

describe('benefits for the surgeon', () => {
  it('apply the multiple operation rule across the surgeon’s lines and divide the whole without remainder', () => {
    const lines = [
      line('SURGEON', 100_000, { key: 'a', mbsItem: '39331' }),
      line('SURGEON', 100_000, { key: 'b', mbsItem: '41693' }),
      line('SURGEON', 100_000, { key: 'c', mbsItem: '39331' }),
    ];
    // 918.05 + 165.625 + 82.8125 = 1,166.4875 → 1,166.50; 75 % = 874.875 → 874.90
    const found = figures(lines);
    expect(found).toEqual({ a: [16_562, 12_422, 0], b: [91_807, 68_857, 0], c: [8_281, 6_211, 0] });
    expect(Object.values(found).reduce((sum, [, medicare]) => sum + Number(medicare), 0)).toBe(87_490);
  });

  it('are separate for a second surgeon, with their own multiple operation rule and gap', () => {
    const lines = [
      line('SURGEON', 100_000, { key: 'a', mbsItem: '39331' }),
      line('SURGEON', 100_000, { key: 'b', mbsItem: '39331', providerName: 'Prof Parata' }),
    ];
    expect(figures(lines, { fund: KNOWN_GAP })).toEqual({
      a: [33_125, 24_845, 25_155],
      b: [33_125, 24_845, 25_155],
    });
  });

  it('move to another line if one cannot take them, but never exceed the charge', () => {
    const lines = [
      line('SURGEON', 5_000, { key: 'a', mbsItem: '41693' }),
      line('SURGEON', 20_000, { key: 'b', mbsItem: '39331' }),
    ];
    expect(figures(lines)).toMatchObject({ a: [91_808, 5_000, 0], b: [16_562, 20_000, 0] });
    expect(estimate(lines).lines[0]?.trace.map(({ key }) => key)).toContain('noMoreThanCharged');
  });

  it('include a consultation besides the operations at its own fee', () => {
    const lines = [line('SURGEON', 200_000, { mbsItem: '104, 39331' })];
    expect(figures(lines)).toEqual({ SURGEON: [43_250, 32_440, 0] });
    expect(figures(lines, { isInHospital: false })).toEqual({ SURGEON: [43_250, 28_160 + 8_610, 0] });
  });

  it('exclude the hospital fee without a fund, and are unknown where a fund may pay part of it', () => {
    const lines = [line('THEATRE', 150_000)];
    expect(figures(lines)).toEqual({ THEATRE: [null, 0, 0] });
    expect(figures(lines, { fund: MEMBER })).toEqual({ THEATRE: [null, 0, null] });
  });

  it('leave nothing to pay under a no-gap arrangement', () => {
    const lines = [line('SURGEON', 200_000, { mbsItem: '41693' })];
    const fund = { type: 'NO_GAP', fundName: 'Bupa', gapMinor: null } as const;
    expect(figures(lines, { fund })).toEqual({ SURGEON: [91_805, 68_855, 131_145] });
  });

  it.each([
    ['39331, 99999', 'itemNotInTable', { item: '99999', date: '2026-07-01' }],
    ['39331, nose', 'itemUnreadable', { item: 'nose' }],
    ['39331, 30001', 'itemDerived', { item: '30001' }],
  ])('cannot be estimated for the items %s, with the notice %s', (mbsItem, code, values) => {
    const lines = [line('SURGEON', 100_000, { mbsItem })];
    expect(estimate(lines).notices).toEqual([{ code, lineKeys: ['SURGEON'], values }]);
    expect(figures(lines)).toEqual({ SURGEON: [33_125, 24_845, 0] });
  });

  it('are unknown for lines without an item number', () => {
    const lines = [line('SURGEON', 100_000), line('ASSISTANT', 1_000), line('ANAESTHETIST', 1_000)];
    expect(figures(lines, { fund: KNOWN_GAP })).toEqual({
      SURGEON: [null, null, null],
      ASSISTANT: [null, null, null],
      ANAESTHETIST: [null, null, null],
    });
    expect(codes(lines)).toEqual(['anaestheticUnknown', 'noItem']);
  });

  it('are zero in rooms for an item that is only payable in hospital', () => {
    const lines = [line('SURGEON', 100_000, { mbsItem: '41693, 39331' })];
    expect(figures(lines, { isInHospital: false })).toEqual({ SURGEON: [33_125, 28_160, 0] });
    expect(codes(lines, { isInHospital: false })).toEqual(['itemInHospitalOnly']);
  });
});

describe('benefits for assistants', () => {
  it('are one benefit for the operations that allow it, however many assist', () => {
    const lines = [
      line('SURGEON', 300_000, { mbsItem: '45000, 39331' }),
      line('ASSISTANT', 20_000, { key: 'first' }),
      line('ASSISTANT', 10_000, { key: 'second' }),
    ];
    // 600.00 is below the threshold: item 51300, 103.25; 75 % = 77.4375 → 77.45
    expect(figures(lines)).toMatchObject({ first: [6_883, 5_163, 0], second: [3_442, 2_582, 0] });
  });

  it('use the fee of the assistance item named on the line', () => {
    const lines = [
      line('SURGEON', 300_000, { mbsItem: '45000' }),
      line('ASSISTANT', 50_000, { mbsItem: '51315' }),
    ];
    expect(figures(lines)['ASSISTANT']).toEqual([31_780, 23_835, 0]);
  });
});

describe('benefits for the anaesthetist', () => {
  const surgeon = line('SURGEON', 300_000, { mbsItem: '41693' });

  it('count the units of the items on the line and the planned time', () => {
    const named = line('ANAESTHETIST', 90_000, { mbsItem: '20160', minutes: 60 });
    expect(figures([surgeon, named])['ANAESTHETIST']).toEqual([23_700, 17_775, 0]);
    const timed = line('ANAESTHETIST', 90_000, { mbsItem: '20160, 23045', minutes: 200 });
    expect(figures([surgeon, timed])['ANAESTHETIST']).toEqual([23_700, 17_775, 0]);
  });

  it('are unknown for a fixed fee without an item', () => {
    const lines = [surgeon, line('ANAESTHETIST', 90_000, { minutes: 60 })];
    expect(figures(lines)['ANAESTHETIST']).toEqual([null, null, null]);
    expect(codes(lines)).toEqual(['anaestheticUnknown']);
  });

  it('are zero for operations without an anaesthetic marker', () => {
    const lines = [
      line('SURGEON', 10_000, { mbsItem: '104' }),
      line('ANAESTHETIST', 90_000, { base: units(3, 30) }),
    ];
    expect(figures(lines)['ANAESTHETIST']).toEqual([null, 0, 0]);
    expect(codes(lines)).toEqual(['anaestheticNotPayable']);
  });
});

describe('nothing is paid', () => {
  it('for the cosmetic part of a mixed surgery', () => {
    const part = (of: 'TREATMENT' | 'COSMETIC') => ({ of, cosmeticBasisPoints: 4_000 });
    const lines = [
      line('SURGEON', 570_000, { key: 'medical', mbsItem: '41693', part: part('TREATMENT') }),
      line('SURGEON', 418_000, {
        key: 'cosmetic',
        mbsItem: '41693',
        procedureClass: 'COSMETIC',
        part: part('COSMETIC'),
      }),
    ];
    expect(figures(lines, { class: 'MIXED' })).toEqual({
      medical: [91_805, 68_855, 0],
      cosmetic: [null, 0, 0],
    });
    expect(codes(lines, { class: 'MIXED' })).toEqual(['cosmeticPart']);
  });

  it('for lines that are not included', () => {
    const lines = [line('PATHOLOGY', 0, { basis: 'NOT_INCLUDED', mbsItem: '104' })];
    expect(figures(lines)).toEqual({ PATHOLOGY: [null, 0, 0] });
  });

  it.each([
    ['New Zealand', { country: 'NZ' }],
    ['a cosmetic quote', { class: 'COSMETIC' }],
    ['a quote of another class', { class: 'OTHER' }],
  ] as const)('for %s', (_, circumstances) => {
    const lines = [line('SURGEON', 100_000, { mbsItem: '39331' })];
    const result = estimate(lines, circumstances);
    expect(result).toMatchObject({ tableDate: null, notices: [] });
    expect(figures(lines, circumstances)).toEqual({ SURGEON: [null, null, null] });
  });

  it('nor estimated without a schedule table', () => {
    const lines = [line('SURGEON', 100_000, { mbsItem: '39331' }), line('ADMIN', 5_000)];
    const result = estimateBenefits(lines, { tableDate: null, settings: null, items: new Map() }, HOSPITAL);
    expect(result.lines.map(({ medicareBenefitMinor }) => medicareBenefitMinor)).toEqual([null, 0]);
    expect(result.notices).toEqual([{ code: 'noTable', lineKeys: ['SURGEON'], values: {} }]);
  });
});

describe('benefits entered by staff', () => {
  it('take precedence, are labelled, and determine the fund’s part', () => {
    const lines = [line('SURGEON', 120_000, { mbsItem: '39331, 39331', enteredMedicareMinor: 40_000 })];
    const [surgeon] = estimate(lines, { fund: KNOWN_GAP }).lines;
    expect(surgeon).toMatchObject({ medicareBenefitMinor: 40_000, fundBenefitMinor: 30_000 });
    const values = { benefitMinor: 40_000, estimatedMinor: 37_270 };
    expect(surgeon?.trace).toContainEqual({ key: 'enteredMedicare', values });
  });

  it('of a fund count towards the fund’s total', () => {
    const lines = [
      line('SURGEON', 50_000, { key: 'a', mbsItem: '39331', enteredFundMinor: 10_000 }),
      line('SURGEON', 400_000, { key: 'b', mbsItem: '39331' }),
    ];
    const parts = estimate(lines, { fund: KNOWN_GAP }).lines.map((one) => one.fundBenefitMinor ?? 0);
    expect(parts).toEqual([10_000, 450_000 - 37_270 - 50_000 - 10_000]);
  });

  it('apply where no estimate is possible, up to the amount charged', () => {
    const lines = [
      line('HOSPITAL', 60_000, { enteredFundMinor: 90_000 }),
      line('SURGEON', 1_000, { enteredMedicareMinor: 600, enteredFundMinor: 600 }),
    ];
    expect(figures(lines, { class: 'OTHER' })).toEqual({
      HOSPITAL: [null, null, 60_000],
      SURGEON: [null, 600, 400],
    });
    expect(codes([lines[0]!], { fund: KNOWN_GAP })).toEqual([]);
  });
});
