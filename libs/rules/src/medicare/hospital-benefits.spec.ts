import { estimateBenefits } from './estimate-benefits';
import { codes, estimate, figures, HOSPITAL, line, MEMBER } from './estimate.suite';

describe('the fund’s benefit for hospital charges', () => {
  const insured = (excessMinor: number, more: object = {}) => ({ fund: { ...MEMBER, excessMinor }, ...more });
  const stay = [line('HOSPITAL', 300_000), line('THEATRE', 100_000), line('IMPLANT', 100_000)];

  it('is everything except the patient’s excess, which the charges share by their size', () => {
    const lines = [...stay, line('ADMIN', 5_500)];
    expect(figures(lines, insured(50_000))).toEqual({
      HOSPITAL: [null, 0, 270_000],
      THEATRE: [null, 0, 90_000],
      IMPLANT: [null, 0, 90_000],
      ADMIN: [null, 0, 0],
    });
    expect(codes(lines, insured(50_000))).toEqual([]);
    expect(estimate(lines, insured(50_000)).lines[0]?.trace).toEqual([
      { key: 'noMedicare', values: {} },
      { key: 'fundExcess', values: { fundMinor: 270_000, excessMinor: 30_000 } },
    ]);
    expect(estimate(lines, insured(50_000)).lines[3]?.trace).toEqual([{ key: 'noMedicare', values: {} }]);
  });

  it('is all of them without an excess, and nothing if the excess is greater', () => {
    expect(figures(stay, insured(0))).toMatchObject({
      HOSPITAL: [null, 0, 300_000],
      IMPLANT: [null, 0, 100_000],
    });
    expect(figures(stay, insured(900_000))).toMatchObject({ HOSPITAL: [null, 0, 0], IMPLANT: [null, 0, 0] });
  });

  it('leaves the excess to the other charges where staff entered what the fund pays', () => {
    const [hospital, ...others] = stay;
    const lines = [{ ...hospital!, enteredFundMinor: 200_000 }, ...others];
    expect(figures(lines, insured(50_000))).toEqual({
      HOSPITAL: [null, 0, 200_000],
      THEATRE: [null, 0, 75_000],
      IMPLANT: [null, 0, 75_000],
    });
  });

  it('never pays again what Medicare pays according to staff', () => {
    const [hospital, ...others] = stay;
    const lines = [{ ...hospital!, enteredMedicareMinor: 100_000 }, ...others];
    expect(figures(lines, insured(0))).toEqual({
      HOSPITAL: [null, 100_000, 200_000],
      THEATRE: [null, 0, 100_000],
      IMPLANT: [null, 0, 100_000],
    });
    expect(figures(lines, insured(40_000))).toMatchObject({
      HOSPITAL: [null, 100_000, 180_000],
      THEATRE: [null, 0, 90_000],
    });
  });

  it('is unknown for pathology without an item, and nothing in rooms', () => {
    const lines = [...stay, line('PATHOLOGY', 20_000)];
    expect(figures(lines, insured(50_000))).toMatchObject({
      HOSPITAL: [null, 0, 270_000],
      PATHOLOGY: [null, 0, null],
    });
    expect(estimate(lines, insured(50_000)).notices).toEqual([
      { code: 'hospitalNotComputed', lineKeys: ['PATHOLOGY'], values: {} },
    ]);
    expect(figures(lines, insured(50_000, { isInHospital: false }))).toMatchObject({
      HOSPITAL: [null, 0, 0],
      PATHOLOGY: [null, 0, 0],
    });
  });

  it('is known without a table of the schedule, too', () => {
    const { lines, notices } = estimateBenefits(
      [...stay, line('SURGEON', 260_000, { mbsItem: '41693' })],
      { tableDate: null, settings: null, items: new Map() },
      { ...HOSPITAL, ...insured(50_000) },
    );
    expect(lines.map(({ key, fundBenefitMinor }) => [key, fundBenefitMinor])).toEqual([
      ['HOSPITAL', 270_000],
      ['THEATRE', 90_000],
      ['IMPLANT', 90_000],
      ['SURGEON', null],
    ]);
    expect(notices).toEqual([{ code: 'noTable', lineKeys: ['SURGEON'], values: {} }]);
  });
});

it('gives an odd cent to the same line in whatever order the lines stand', () => {
  const lines = ['a', 'b', 'c'].map((key) => line('SURGEON', 100_000, { key, mbsItem: '39331' }));
  expect(figures([...lines].reverse())).toEqual(figures(lines));
});

it('counts lines of one doctor together however the name is spelt', () => {
  const lines = [
    line('SURGEON', 100_000, { key: 'a', mbsItem: '39331', providerName: ' DR HARTMANN ' }),
    line('SURGEON', 100_000, { key: 'b', mbsItem: '39331', providerName: 'Dr Hartmann' }),
  ];
  const [a, b] = estimate(lines).lines;
  expect(Number(a?.scheduleFeeMinor) + Number(b?.scheduleFeeMinor)).toBe(49_690);
});

it('estimates nothing in New Zealand or for a cosmetic quote, but keeps what staff entered', () => {
  const lines = [line('SURGEON', 260_000, { mbsItem: '41693', enteredMedicareMinor: 60_000 })];
  for (const more of [{ country: 'NZ' }, { class: 'COSMETIC' }] as const)
    expect(estimate(lines, more)).toMatchObject({
      tableDate: null,
      lines: [
        { key: 'SURGEON', scheduleFeeMinor: null, medicareBenefitMinor: 60_000, fundBenefitMinor: null },
      ],
      notices: [],
    });
});
