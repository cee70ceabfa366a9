import { defineParts } from '@quillcare/service-kit';
import { SearchPracticeQuery } from './operations/search-practice.query';
import { PeopleSearcher } from './people.searcher';
import { ForgiveSlips1795000144000 } from './persistence/forgive-slips.migration';

/** The search box. */
export const searchParts = defineParts({
  handlers: [SearchPracticeQuery],
  providers: [PeopleSearcher],
  migrations: [ForgiveSlips1795000144000],
});
