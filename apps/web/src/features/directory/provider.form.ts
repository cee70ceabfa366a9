import {
  createProvider,
  deleteProvider,
  getProvider,
  providerInput,
  restoreProvider,
  updateProvider,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { ProviderFeeInput, ProviderShareInput } from './provider-fee.input';
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
