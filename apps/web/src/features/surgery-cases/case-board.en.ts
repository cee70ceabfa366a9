import { defineWords } from '../../shared/words/words';

export const caseBoardWords = defineWords('case-board', {
  label: 'Surgery cases by status',
  failed: 'The board could not be loaded',
  accepted: 'Accepted {{ago}}',
  booked: 'Surgery {{date}}',
  preferred: 'Preferred date {{date}}',
  undated: 'No preferred date',
});
