import { defaultGstPolicy, decideGst } from './gst';
import { SURGEON_LINE } from './pricing.fixtures';

const AU = defaultGstPolicy('AU');
const NZ = defaultGstPolicy('NZ');

describe('decideGst', () => {
  it.each([
    [AU, 'MEDICARE', 'SURGEON', 'GST_FREE', 'AU_TREATMENT'],
    [AU, 'MEDICARE', 'HOSPITAL', 'GST_FREE', 'AU_TREATMENT'],
    [AU, 'MEDICARE', 'ADMIN', 'TAXABLE', 'AU_NOT_TREATMENT'],
    [AU, 'COSMETIC', 'SURGEON', 'TAXABLE', 'AU_COSMETIC'],
    [AU, 'COSMETIC', 'HOSPITAL', 'TAXABLE', 'AU_COSMETIC'],
    [AU, 'MIXED', 'SURGEON', 'TAXABLE', 'AU_MIXED'],
    [NZ, 'MEDICARE', 'SURGEON', 'TAXABLE', 'NZ_STANDARD'],
    [{ ...NZ, everyLine: 'GST_FREE' }, 'COSMETIC', 'SURGEON', 'GST_FREE', 'PRACTICE_SETTING'],
  ] as const)('decides for %j %s %s: %s, %s', (policy, procedureClass, kind, treatment, reason) => {
    expect(decideGst(policy, { ...SURGEON_LINE, procedureClass, kind })).toEqual({ treatment, reason });
  });

  it('goes by the declared nature of a line before its kind', () => {
    const aftercare = { ...SURGEON_LINE, procedureClass: 'MEDICARE', kind: 'OTHER' } as const;
    expect(decideGst(AU, { ...aftercare, isTreatment: true }).reason).toBe('AU_TREATMENT');
    expect(decideGst(AU, aftercare).reason).toBe('AU_NOT_TREATMENT');
    expect(decideGst(AU, { ...aftercare, kind: 'SURGEON', isTreatment: false }).reason).toBe(
      'AU_NOT_TREATMENT',
    );
  });

  it('gives precedence to the choice made by staff', () => {
    expect(decideGst(AU, { ...SURGEON_LINE, enteredGst: 'GST_FREE' })).toEqual({
      treatment: 'GST_FREE',
      reason: 'ENTERED',
    });
  });

  it('charges 10 % in Australia and 15 % in New Zealand', () => {
    expect([AU.rateBasisPoints, NZ.rateBasisPoints]).toEqual([1000, 1500]);
  });
});
