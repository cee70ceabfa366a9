import type { ProviderInput } from '@quillcare/contracts';
import { providerRules } from './provider';

const provider: ProviderInput = {
  name: 'Dr Aroha Ngata',
  kind: 'ANAESTHETIST',
  phone: null,
  email: null,
  providerNumber: null,
  feeBasis: 'UNITS',
  feeMinor: 7_500,
  shareBasisPoints: null,
  isActive: true,
};
const derived = (changes: Partial<ProviderInput>) => providerRules.derive?.({ ...provider, ...changes });

describe('provider', () => {
  it.each([
    [
      { feeBasis: 'UNITS', shareBasisPoints: 2_000 },
      { feeMinor: 7_500, shareBasisPoints: null },
    ],
    [
      { feeBasis: 'SHARE_OF_SURGEON', shareBasisPoints: 2_000 },
      { feeMinor: null, shareBasisPoints: 2_000 },
    ],
    [{ feeBasis: 'NONE' }, { feeMinor: null, shareBasisPoints: null }],
  ] as const)('with %j keeps only the figure of its fee basis', (changes, fee) => {
    expect(derived(changes)).toMatchObject(fee);
  });

  it.each([
    [{ feeBasis: 'FIXED', feeMinor: null }, 'feeMinor'],
    [{ feeBasis: 'SHARE_OF_SURGEON' }, 'shareBasisPoints'],
  ] as const)('with %j is rejected at %s', (changes, path) => {
    expect(() => derived(changes)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    );
  });

  it('can share a name only with a provider of another kind', () => {
    expect(derived({ kind: 'ASSISTANT' })?.uniqueKey).not.toBe(derived({})?.uniqueKey);
    expect(derived({ name: 'DR AROHA  NGATA' })?.uniqueKey).toBe(derived({})?.uniqueKey);
  });
});
