import { defineWords } from '../../shared/words/words';

export const missingWords = defineWords('missing', {
  hint: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
});
