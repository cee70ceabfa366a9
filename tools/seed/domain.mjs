// The product's compiled rules. Seed data is priced, frozen and chained by them, so that it is what the product itself would have
// stored. Requires a built product.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dist } from '../build/sources.mjs';

const load = createRequire(import.meta.url);
const service = (path) => load(join(dist, 'apps', `${path}.js`));

export const identity = {
  ...service('identity/src/organisation/domain/organisation'),
  userKeys: service('identity/src/user/domain/user').derivedColumns,
  PasswordHasher: service('identity/src/user/password-hasher').PasswordHasher,
};
export const crm = service('crm/src/client/domain/client-fields');
export const quoting = {
  ...service('quoting/src/catalogue/doctor/domain/doctor'),
  ...service('quoting/src/catalogue/hospital/domain/hospital'),
  ...service('quoting/src/catalogue/surgery/domain/surgery'),
  ...service('quoting/src/catalogue/option-list/domain/option-list'),
  ...service('quoting/src/catalogue/provider/domain/provider'),
  ...service('quoting/src/catalogue/patient-settings/domain/default-terms'),
  ...service('quoting/src/quote/quote/domain/price-list'),
  ...service('quoting/src/quote/quote/domain/quote-content'),
  ...service('quoting/src/quote/quote/domain/quote-document'),
  ...service('quoting/src/quote/quote/domain/quote'),
  ...service('quoting/src/case/surgery-case/domain/surgery-case'),
  ...service('quoting/src/quote/conversation/domain/thread'),
  hashOfToken: service('quoting/src/quote/patient-link/domain/link-token').hashOf,
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
export const { newRecord } = load(join(dist, 'libs', 'service-kit', 'src', 'records', 'record-rules.js'));
export const { changesOf } = load(join(dist, 'libs', 'service-kit', 'src', 'persistence', 'changes.js'));
