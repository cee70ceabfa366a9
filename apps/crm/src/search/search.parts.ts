import { defineParts } from '@quillcare/service-kit';
import { SearchPracticeQuery } from './operations/search-practice.query';
import { PeopleSearcher } from './people.searcher';

export const searchParts = defineParts({
  handlers: [SearchPracticeQuery],
  providers: [PeopleSearcher],
});
