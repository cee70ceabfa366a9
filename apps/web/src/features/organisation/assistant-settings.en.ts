import { defineWords } from '../../shared/words/words';

export const assistantSettingsWords = defineWords('assistant-settings', {
  title: 'Q, the help assistant',
  label: 'Let an outside language model word Q’s answers',
  help: 'The model belongs to a third party. It gets the help articles and, from each question, only the words that also appear in them: no names, dates, numbers, addresses or conditions. While this is off, Q answers in the articles’ own words and nothing leaves Quillcare.',
  none: 'Q answers in the help articles’ own words. No language model is set up, so nothing leaves Quillcare.',
  failed: 'Q’s settings could not be loaded',
  choose: {
    label: 'Let an outside language model word Q’s answers',
    done: { ON: 'A third party can word Q’s answers', OFF: 'Q answers in the articles’ own words' },
    failed: 'The choice was not saved',
  },
});
