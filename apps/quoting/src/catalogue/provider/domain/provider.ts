import { invalid, type Country, type ProviderInput } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';
import { sortName, type DirectoryKeys } from '../../directory/directory-keys';
import { storedPhones } from '../../directory/stored-phones';

type Fee = Pick<ProviderInput, 'feeMinor' | 'shareBasisPoints'>;

const PHONES = { phone: 'ORGANISATION' } as const;

/** A provider is stored with the fee that the basis has and no other, the phone in E.164 and the keys of the list. */
export const providerRules: RecordRules<ProviderInput, DirectoryKeys & Fee, { country: Country }> = {
  prepare: (sent, { country }) => storedPhones(sent, PHONES, country),
  derive: (provider) => ({
    ...feeOf(provider),
    // The same name may be an assistant's and an anaesthetist's.
    uniqueKey: `${provider.kind} ${searchKey(provider.name)}`,
    sortName: sortName(provider.name),
    searchKey: searchKey(provider.name, provider.email, provider.phone, provider.providerNumber),
  }),
};

/** Throws VALIDATION_FAILED if the figure that the basis needs is missing. */
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
