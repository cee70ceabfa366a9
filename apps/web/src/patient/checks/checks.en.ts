import { patientWords } from '../words/patient-words';

export const CHECKS = patientWords('checks.CHECKS', {
  title: 'Is the quote clear?',
  help: 'These questions only help to show whether anything is unclear. You can sign whatever your answers are, and you can ask the practice at any time.',
  helpRequired:
    'The practice asks everyone to answer these before signing. If an answer is not right, just look at the quote again or ask the practice.',
  missing: (place: number) => `Please answer question ${place}`,
});
