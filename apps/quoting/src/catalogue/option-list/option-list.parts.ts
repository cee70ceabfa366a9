import { optionLists } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { dependantsOf } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { optionListRules } from './domain/option-list';
import { OptionListReader } from './operations/option-list.reader';
import { OptionListRepository } from './persistence/option-list.repository';

export const optionListParts = recordParts(optionLists, {
  repository: OptionListRepository,
  list: directoryList,
  rules: optionListRules,
  dependants: dependantsOf('option_list'),
  providers: [OptionListReader],
});
