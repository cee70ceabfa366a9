import { defineWords } from '../words/words';

export const countedWords = defineWords('counted', {
  sent: 'A quote counts once, on the day its first version was sent, with the total of the version in force. A change to a signed quote counts once it is signed.',
  waiting: 'Waiting: quotes that can be accepted or declined today, not counting changes to signed quotes.',
});
