import { defineWords } from '../words/words';

export const stepperWords = defineWords('stepper', {
  label: 'Progress',
  of: 'Step {{step}} of {{count}}',
  optional: 'Optional',
});
