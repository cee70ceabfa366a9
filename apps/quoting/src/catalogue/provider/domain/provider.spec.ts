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

describe('a provider', () => {
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
  ] as const)('with %j keeps the figure of the basis only', (changes, fee) => {
    expect(derived(changes)).toMatchObject(fee);
  });

  it.each([
    [{ feeBasis: 'FIXED', feeMinor: null }, 'feeMinor'],
    [{ feeBasis: 'SHARE_OF_SURGEON' }, 'shareBasisPoints'],
  ] as const)('with %j is refused at %s', (changes, path) => {
    expect(() => derived(changes)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    );
  });

  it('may share a name with one of another kind', () => {
    expect(derived({ kind: 'ASSISTANT' })?.uniqueKey).not.toBe(derived({})?.uniqueKey);
    expect(derived({ name: 'DR AROHA  NGATA' })?.uniqueKey).toBe(derived({})?.uniqueKey);
  });
});
