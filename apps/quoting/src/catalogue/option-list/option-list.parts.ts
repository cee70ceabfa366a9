import { optionLists } from '@quillcare/contracts';
import { defineParts, recordHandlers } from '@quillcare/service-kit';
import { DependantsReader } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { optionListRules } from './domain/option-list';
import { OptionListReader } from './operations/option-list.reader';
import { OptionListEntity } from './persistence/option-list.entity';
import { OptionListRepository } from './persistence/option-list.repository';

/** Choices that change the price of a surgery. */
export const optionListParts = defineParts({
  entities: [OptionListEntity],
  handlers: recordHandlers(optionLists, {
    entity: OptionListEntity,
    repository: OptionListRepository,
    list: directoryList,
    rules: optionListRules,
    dependants: { reader: DependantsReader, of: (dependants, id) => dependants.ofEntry('option_list', id) },
  }),
  providers: [OptionListRepository, OptionListReader],
});
