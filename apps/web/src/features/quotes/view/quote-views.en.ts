import { defineWords } from '../../../shared/words/words';

export const viewsWords = defineWords('quote-views', {
  name: 'Opened by the patient',
  none: 'Not yet',
  // `when` is "Tuesday 10:14 am" or "4 Nov 2026, 10:14 am".
  viewed_one: 'Viewed once, on {{when}}',
  viewed_other: 'Viewed {{count}} times, last on {{when}}',
  weekday: '{{day}} {{time}}',
  show: 'Show views',
  hide: 'Hide views',
  failed: 'The views could not be loaded',
  opening: '{{when}}, {{device}}',
  reached: 'Reached: {{sections}}',
  onlyOpened: 'Opened only',
  newest: 'The newest {{shown}} of {{count}}',
  sections: {
    SUMMARY: 'summary',
    LINES: 'fees',
    CHOICES: 'choices',
    TERMS: 'terms',
    CONVERSATION: 'questions',
    SIGN: 'answer',
  },
  interpreter: 'The patient has asked for an interpreter: {{language}}.',
});
