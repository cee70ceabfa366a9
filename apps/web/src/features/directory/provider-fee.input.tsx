import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProviderFeeBasis } from '@quillcare/contracts';
import { MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import { providerWords } from './provider.en';

/** The fixed fee or the rate per unit. Hidden for other bases. */
export function ProviderFeeInput() {
  const t = useWords(providerWords);
  const basis = useBasis('feeMinor', ['FIXED', 'UNITS']);
  if (!basis) return null;
  const label = basis === 'UNITS' ? t('feePerUnit') : t('fields.feeMinor');
  return <MoneyInput name="feeMinor" label={label} help={t('help.feeMinor')} />;
}

/** The share of the surgeon's fee. Hidden for other bases. */
export function ProviderShareInput() {
  const t = useWords(providerWords);
  const basis = useBasis('shareBasisPoints', ['SHARE_OF_SURGEON']);
  return basis && <PercentInput name="shareBasisPoints" label={t('fields.shareBasisPoints')} />;
}

/**
 * Returns the selected basis if it uses the field. Otherwise returns null and clears the field, so that no stale value stays in
 * it unseen.
 */
function useBasis(field: string, having: readonly ProviderFeeBasis[]): ProviderFeeBasis | null {
  const { control, setValue, clearErrors } = useFormContext();
  const basis = useWatch({ control, name: 'feeBasis' }) as ProviderFeeBasis;
  const isShown = having.includes(basis);
  useEffect(() => {
    if (isShown) return;
    setValue(field, null);
    clearErrors(field);
  }, [isShown, field, setValue, clearErrors]);
  return isShown ? basis : null;
}
