// The product's compiled rules. Seed data is priced, frozen and chained by them, so it is exactly what the product would have
// stored. Requires a built product.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dist } from '../build/sources.mjs';

const load = createRequire(import.meta.url);
const service = (path) => load(join(dist, 'apps', `${path}.js`));
const kit = (path) => load(join(dist, 'libs', 'service-kit', 'src', `${path}.js`));
const contracts = load(join(dist, 'libs', 'contracts', 'src', 'index.js'));
const { withKeys } = kit('records/record-keys');
const { phoneRules } = service('quoting/src/catalogue/directory/stored-phones');
const { optionListRules } = service('quoting/src/catalogue/option-list/domain/option-list');
const { providerRules } = service('quoting/src/catalogue/provider/domain/provider');

export const identity = {
  ...service('identity/src/organisation/domain/organisation'),
  userKeys: service('identity/src/user/domain/user').derivedColumns,
  PasswordHasher: service('identity/src/user/password-hasher').PasswordHasher,
};
export const crm = service('crm/src/client/domain/client-fields');
export const quoting = {
  doctorRules: withKeys(contracts.doctors, phoneRules({ phone: 'PERSON' })),
  hospitalRules: withKeys(contracts.hospitals, phoneRules({ phone: 'ORGANISATION' })),
  surgeryRules: withKeys(contracts.surgeries, {}),
  optionListRules: withKeys(contracts.optionLists, optionListRules),
  providerRules: withKeys(contracts.providers, providerRules),
  ...service('quoting/src/catalogue/patient-settings/domain/default-terms'),
  ...service('quoting/src/quote/quote/domain/price-list'),
  ...service('quoting/src/quote/quote/domain/quote-content'),
  ...service('quoting/src/quote/quote/domain/quote-document'),
  ...service('quoting/src/quote/quote/domain/quote'),
  ...service('quoting/src/case/surgery-case/domain/surgery-case'),
  ...service('quoting/src/quote/conversation/domain/thread'),
  hashOfToken: service('quoting/src/quote/patient-link/domain/link-token').hashToken,
};
export const callbacks = {
  ...service('callbacks/src/callback/domain/callback'),
  ...service('callbacks/src/callback/domain/quote-progress'),
  ...service('callbacks/src/setting/callback-setting'),
};
export const notifications = {
  ...service('notifications/src/response/domain/response-news'),
  ...service('notifications/src/notification/domain/notification-row'),
};
export const billing = service('billing/src/subscription/domain/trial');
export const audit = service('audit/src/trail/domain/chain');
export const { searchKey, todayIn, addDays } = load(join(dist, 'libs', 'rules', 'src', 'index.js'));
export const { newRecord } = kit('records/record-rules');
export const { changesOf } = kit('persistence/changes');
