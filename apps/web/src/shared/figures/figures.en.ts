import { defineWords } from '../words/words';

export const figureWords = defineWords('figures', {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  none: 'No figures for this period yet.',
  up: 'up {{change}} on {{against}}',
  down: 'down {{change}} on {{against}}',
  before: '{{before}} in {{against}}',
  same: 'same as {{against}}',
  period: 'Period',
  unknown: 'not known',
});
