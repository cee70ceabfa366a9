import { providers } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { dependantsOf } from '../directory/dependants.reader';
import { providerRules } from './domain/provider';

/** Assistants and anaesthetists who are not doctors of the practice. */
export const providerParts = recordParts(providers, {
  list: { common: ['isActive', 'kind'] },
  rules: providerRules,
  dependants: dependantsOf('provider'),
});
