import type { Provider } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { providerWords } from './provider.en';

export type Fee = Pick<Provider, 'feeBasis' | 'feeMinor' | 'shareBasisPoints'>;

/** A provider's usual fee, such as "$98.00 per unit". */
export function ProviderFee({ provider: { feeBasis, feeMinor, shareBasisPoints } }: { provider: Fee }) {
  const t = useWords(providerWords);
  const { money, percent } = useFormats();
  if (feeBasis === 'FIXED' && feeMinor !== null) return <span className="tabular">{money(feeMinor)}</span>;
  if (feeBasis === 'UNITS' && feeMinor !== null) return t('list.perUnit', { amount: money(feeMinor) });
  if (feeBasis === 'SHARE_OF_SURGEON' && shareBasisPoints !== null)
    return t('list.share', { percent: percent(shareBasisPoints) });
  return t('options.feeBasis.NONE');
}
