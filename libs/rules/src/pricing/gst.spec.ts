import { defaultGstPolicy, gstFor } from './gst';

const AU = defaultGstPolicy('AU');
const NZ = defaultGstPolicy('NZ');

describe('gstFor', () => {
  it.each([
    [AU, 'MEDICARE', 'SURGEON', 'GST_FREE', 'AU_TREATMENT'],
    [AU, 'MEDICARE', 'HOSPITAL', 'GST_FREE', 'AU_TREATMENT'],
    [AU, 'MEDICARE', 'ADMIN', 'TAXABLE', 'AU_NOT_TREATMENT'],
    [AU, 'COSMETIC', 'SURGEON', 'TAXABLE', 'AU_COSMETIC'],
    [AU, 'COSMETIC', 'HOSPITAL', 'TAXABLE', 'AU_COSMETIC'],
    [AU, 'MIXED', 'SURGEON', 'TAXABLE', 'AU_MIXED'],
    [NZ, 'MEDICARE', 'SURGEON', 'TAXABLE', 'NZ_STANDARD'],
    [{ ...NZ, everyLine: 'GST_FREE' }, 'COSMETIC', 'SURGEON', 'GST_FREE', 'PRACTICE_SETTING'],
  ] as const)('%j %s %s: %s, %s', (policy, procedureClass, kind, treatment, reason) => {
    expect(gstFor(policy, procedureClass, kind)).toEqual({ treatment, reason });
  });

  it('lets the choice of staff go first', () => {
    expect(gstFor(AU, 'COSMETIC', 'SURGEON', 'GST_FREE')).toEqual({
      treatment: 'GST_FREE',
      reason: 'ENTERED',
    });
  });

  it('charges 10 % in Australia and 15 % in New Zealand', () => {
    expect([AU.rateBasisPoints, NZ.rateBasisPoints]).toEqual([1000, 1500]);
  });
});
