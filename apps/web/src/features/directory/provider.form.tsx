import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  createProvider,
  deleteProvider,
  getProvider,
  providerInput,
  restoreProvider,
  updateProvider,
  type ProviderFeeBasis,
} from '@quillcare/contracts';
import { MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { useWords } from '../../shared/words/words';
import { providerWords } from './provider.en';

export const providerForm = defineForm({
  name: 'provider',
  words: providerWords,
  schema: providerInput,
  operations: { get: getProvider, create: createProvider, update: updateProvider },
  nameOf: ({ name }) => name,
  sections: {
    person: ['name', 'kind', 'phone', 'email', 'providerNumber', 'isActive'],
    fee: ['feeBasis', 'feeMinor', 'shareBasisPoints'],
  },
  fields: {
    phone: { phoneUse: 'ORGANISATION' },
    feeMinor: { control: ProviderFeeInput },
    shareBasisPoints: { control: ProviderShareInput },
  },
});

export const providerPages = recordPages({
  form: providerForm,
  path: '/providers',
  remove: deleteProvider,
  restore: restoreProvider,
});

/** The fixed fee or the rate per unit. Hidden for other bases. */
function ProviderFeeInput() {
  const t = useWords(providerWords);
  const basis = useBasis('feeMinor', ['FIXED', 'UNITS']);
  if (!basis) return null;
  const label = basis === 'UNITS' ? t('feePerUnit') : t('fields.feeMinor');
  return <MoneyInput name="feeMinor" label={label} help={t('help.feeMinor')} />;
}

/** The share of the surgeon's fee. Hidden for other bases. */
function ProviderShareInput() {
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
