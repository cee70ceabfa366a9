import { patientWords } from '../words/patient-words';

export const INTERPRETER = patientWords('interpreter.INTERPRETER', {
  question: 'Would you like an interpreter?',
  intro:
    'Tell the practice which language you would like to use. It can also be Auslan or New Zealand Sign Language.',
  label: 'Language',
  missing: 'Please enter a language',
  ask: 'Ask for an interpreter',
  busy: 'Sending',
  asked: (language: string) => `You asked for an interpreter: ${language}. The practice has been told.`,
  takeBack: 'I do not need an interpreter',
});
