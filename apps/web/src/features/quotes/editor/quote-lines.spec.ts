import type { Surgery } from '@quillcare/contracts';
import { quoteTotals } from '@quillcare/rules';
import { formOf, newQuote, quoteForm, type LineInput } from './quote-form';
import { newLine, paperLines, surgeryLine, totalsOf, withClass } from './quote-lines';
import { flatErrors, isField, labelOf, summaryOf } from './form-problems';
import { whyThisPrice } from './why-this-price';
import { someQuote } from '../quote.sample';

const AU = 1000;
const surgery = {
  id: someQuote().id,
  name: 'Septorhinoplasty',
  baseFeeMinor: 845_000,
  procedureClass: 'MIXED',
} as Surgery;
const line = (part: Partial<LineInput> = {}): LineInput => ({
  ...newLine('OTHER', 'AU', 'OTHER'),
  description: 'Planning',
  unitFeeMinor: 10_000,
  ...part,
});

describe('totals while a quote is written', () => {
  it('are those of the shared pricing function', () => {
    const lines = [
      surgeryLine({ ...surgery, procedureClass: 'MEDICARE' }, 'AU', 'MEDICARE', 'Dr Linh Nguyễn'),
      line({ quantity: 1.5, discountMinor: 333 }),
    ];
    const priced = lines.map((one) => ({
      ...one,
      quantity: one.quantity ?? 1,
      unitFeeMinor: one.unitFeeMinor ?? 0,
      discountMinor: one.discountMinor ?? 0,
      gstTreatment: one.gstTreatment ?? 'TAXABLE',
    }));
    expect(totalsOf(lines, AU)).toEqual(quoteTotals(priced, { gstRateBasisPoints: AU }));
    expect(totalsOf(lines, AU).gstMinor).toBe(1_467);
  });

  it.each([NaN, null, -5, 1.5])('count a fee that cannot be read (%p) as nothing', (unitFeeMinor) => {
    expect(totalsOf([line({ unitFeeMinor: unitFeeMinor as number })], AU).totalMinor).toBe(0);
    expect(
      totalsOf([line({ quantity: unitFeeMinor === 1.5 ? 0.001 : (unitFeeMinor as number) })], AU).totalMinor,
    ).toBe(0);
  });

  it('show on the paper line by line', () => {
    const [first] = paperLines([line({ gstTreatment: 'TAXABLE' })], AU);
    expect(first).toMatchObject({ totalMinor: 11_000, description: 'Planning' });
    expect(paperLines([line({ basis: 'NOT_INCLUDED' })], AU)[0]?.totalMinor).toBe(0);
  });

  it('explain themselves', () => {
    const money = (minor: number) => `$${minor / 100}`;
    expect(
      whyThisPrice(
        line({ discountMinor: 1_000, medicareBenefitMinor: 900, gstTreatment: 'TAXABLE' }),
        AU,
        money,
      ),
    ).toEqual([
      '1 × $100',
      'less a discount of $10',
      'plus 10 % GST: $9',
      'makes $99',
      'less benefits of $9',
      'leaves $90 out-of-pocket',
    ]);
    expect(whyThisPrice(line({ basis: 'NOT_INCLUDED' }), AU, money)).toEqual([
      'Not included: adds nothing to the total',
    ]);
  });
});

describe('new lines', () => {
  it('start with defaults', () => {
    expect(surgeryLine({ ...surgery, procedureClass: 'MEDICARE' }, 'AU', 'MEDICARE', 'Dr A')).toMatchObject({
      kind: 'SURGEON',
      surgeryId: surgery.id,
      unitFeeMinor: 845_000,
      providerName: 'Dr A',
      gstTreatment: 'GST_FREE',
    });
    expect(newLine('ANAESTHETIST', 'AU', 'COSMETIC')).toMatchObject({
      billedBy: 'PROVIDER',
      basis: 'ESTIMATE',
      gstTreatment: 'TAXABLE',
    });
    expect(newLine('HOSPITAL', 'AU', 'MEDICARE', 'Harbour')).toMatchObject({
      billedBy: 'HOSPITAL',
      providerName: 'Harbour',
      gstTreatment: 'GST_FREE',
    });
  });

  it('of a surgery have its own GST, so that a Medicare and a cosmetic one differ on one quote', () => {
    const treatment = (procedureClass: 'MEDICARE' | 'COSMETIC' | 'OTHER', country: 'AU' | 'NZ' = 'AU') =>
      surgeryLine({ ...surgery, procedureClass }, country, 'MIXED', null).gstTreatment;
    expect([treatment('MEDICARE'), treatment('COSMETIC'), treatment('OTHER')]).toEqual([
      'GST_FREE',
      'TAXABLE',
      'TAXABLE',
    ]);
    expect(treatment('MEDICARE', 'NZ')).toBe('TAXABLE');
  });

  it('follow another class of the quote; in a mixed one surgeries keep their own', () => {
    const medicare = surgeryLine({ ...surgery, procedureClass: 'MEDICARE' }, 'AU', 'MEDICARE', null);
    const lines = [medicare, newLine('ASSISTANT', 'AU', 'MEDICARE')];
    const treatments = (of: 'COSMETIC' | 'MIXED') =>
      withClass(lines, 'AU', of).map(({ gstTreatment }) => gstTreatment);
    expect(treatments('COSMETIC')).toEqual(['TAXABLE', 'TAXABLE']);
    expect(treatments('MIXED')).toEqual(['GST_FREE', 'TAXABLE']);
  });
});

describe('the form', () => {
  const valid = { ...formOf(someQuote()), lines: [line()] };

  it('opens valid for 30 days, and holds a stored draft as the contract takes it', () => {
    expect(newQuote('2026-11-20')).toMatchObject({ validUntil: '2026-12-20', clientId: '' });
    expect(quoteForm.safeParse(formOf(someQuote())).success).toBe(true);
  });

  it('names every wrong field, line by line', () => {
    const wrong = {
      ...valid,
      clientId: '',
      lines: [line(), line({ description: ' ', discountMinor: 20_000, unitFeeMinor: NaN })],
    };
    const issues = quoteForm
      .safeParse(wrong)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(issues).toEqual(
      expect.arrayContaining([
        'clientId: This field is required',
        'lines.1.description: This field is required',
        'lines.1.unitFeeMinor: Please enter a valid number',
      ]),
    );
  });

  it('refuses a discount above the fee, and a quote without lines', () => {
    expect(quoteForm.safeParse({ ...valid, lines: [line({ discountMinor: 20_000 })] }).error?.issues).toEqual(
      [
        expect.objectContaining({
          path: ['lines', 0, 'discountMinor'],
          message: 'Discount must not be more than the fee',
        }),
      ],
    );
    expect(quoteForm.safeParse({ ...valid, lines: [] }).error?.issues[0]?.message).toBe(
      'Add at least one line',
    );
  });

  it('links from the summary to the field', () => {
    const errors = {
      doctorId: { type: 'x', message: 'needed' },
      lines: [undefined, { unitFeeMinor: { type: 'x', message: 'no number', ref: { name: 'r' } } }],
    };
    expect(summaryOf(errors as never, ['It was not saved'], (field) => `#${field}`)).toEqual([
      { message: 'It was not saved' },
      { fieldId: '#doctorId', label: 'Doctor', message: 'needed' },
      { fieldId: '#lines.1.unitFeeMinor', label: 'Line 2, Fee', message: 'no number' },
    ]);
    expect(flatErrors({ lines: { root: { type: 'x', message: 'Add at least one line' } } } as never)).toEqual(
      [{ path: 'lines', message: 'Add at least one line' }],
    );
  });

  it('recognises the server’s fields that it has', () => {
    expect(
      ['lines.0.unitFeeMinor', 'validUntil', 'lines.0.surgeryId', 'version', 'lines.0'].map(isField),
    ).toEqual([true, true, true, false, false]);
    expect(labelOf('lines.0.discountMinor')).toBe('Line 1, Discount');
  });
});
