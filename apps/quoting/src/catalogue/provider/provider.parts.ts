import { providers } from '@quillcare/contracts';
import { defineParts, recordHandlers } from '@quillcare/service-kit';
import { DependantsReader } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { providerRules } from './domain/provider';
import { ProviderEntity } from './persistence/provider.entity';
import { ProviderRepository } from './persistence/provider.repository';

/** Assistants and anaesthetists who are not doctors of the practice. */
export const providerParts = defineParts({
  entities: [ProviderEntity],
  handlers: recordHandlers(providers, {
    entity: ProviderEntity,
    repository: ProviderRepository,
    list: { ...directoryList, common: ['isActive', 'kind'] },
    rules: providerRules,
    dependants: { reader: DependantsReader, of: (dependants, id) => dependants.ofEntry('provider', id) },
  }),
  providers: [ProviderRepository],
});
