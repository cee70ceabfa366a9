import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProviderFeeBasis } from '@quillcare/contracts';
import { MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import { providerWords } from './provider.en';

/** The amount, or the rate of a unit; nothing where the basis has neither. */
export function ProviderFeeInput() {
  const t = useWords(providerWords);
  const basis = useBasis('feeMinor', ['FIXED', 'UNITS']);
  if (!basis) return null;
  const label = basis === 'UNITS' ? t('feePerUnit') : t('fields.feeMinor');
  return <MoneyInput name="feeMinor" label={label} help={t('help.feeMinor')} />;
}

/** The share of the surgeon's fee; nothing where the basis is another. */
export function ProviderShareInput() {
  const t = useWords(providerWords);
  const basis = useBasis('shareBasisPoints', ['SHARE_OF_SURGEON']);
  return basis && <PercentInput name="shareBasisPoints" label={t('fields.shareBasisPoints')} />;
}

/** The chosen basis if it has the field; otherwise the field is emptied, so that nothing wrong is left where nobody sees it. */
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
