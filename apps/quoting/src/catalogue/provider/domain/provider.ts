import { invalid, type Country, type ProviderInput } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { RecordKeys, RecordRules } from '@quillcare/service-kit';
import { storingPhones } from '../../directory/stored-phones';

type Fee = Pick<ProviderInput, 'feeMinor' | 'shareBasisPoints'>;

type Derived = Fee & Pick<RecordKeys, 'uniqueKey'>;

/** Record rules: stores only the fee that the basis uses, and the phone number in E.164. */
export const providerRules: RecordRules<ProviderInput, Derived, { country: Country }> = {
  ...storingPhones({ phone: 'ORGANISATION' }),
  derive: (provider) => ({
    ...feeOf(provider),
    // An assistant and an anaesthetist may have the same name.
    uniqueKey: `${provider.kind} ${searchKey(provider.name)}`,
  }),
};

/** Throws VALIDATION_FAILED if the amount the basis needs is missing. */
function feeOf({ feeBasis, feeMinor, shareBasisPoints }: ProviderInput): Fee {
  if (feeBasis === 'SHARE_OF_SURGEON') {
    if (shareBasisPoints === null)
      throw invalid({ path: 'shareBasisPoints', message: 'Please enter the share' });
    return { feeMinor: null, shareBasisPoints };
  }
  if (feeBasis === 'NONE') return { feeMinor: null, shareBasisPoints: null };
  if (feeMinor === null) throw invalid({ path: 'feeMinor', message: 'Please enter the fee' });
  return { feeMinor, shareBasisPoints: null };
}
