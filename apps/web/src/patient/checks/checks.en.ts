import { patientWords } from '../words/patient-words';

export const CHECKS = patientWords('checks.CHECKS', {
  title: 'Is the quote clear?',
  help: 'These questions only help to see whether anything is unclear. You can sign whatever you answer, and you can ask the practice at any time.',
  helpRequired:
    'The practice asks everybody to answer these before they sign. Nothing is lost if an answer is not right: look in the quote again, or ask the practice.',
  missing: (place: number) => `Please answer question ${place}`,
});
