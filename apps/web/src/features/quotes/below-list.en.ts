import { defineWords } from '../../shared/words/words';

export const belowListWords = defineWords('quote-below-list', {
  title: 'Below your practice’s own prices, which counts as a discount:',
  line: '{{description}}: {{amount}} instead of {{list}}',
  leftOut: '{{description}}: left out, {{list}}',
});
