import { patientWords } from '../words/patient-words';

export const READ = patientWords('read.READ', {
  print: 'Print',
  greeting: (firstName: string) => `Hello ${firstName}, here is your quote.`,
  greetingOfChange: (firstName: string) => `Hello ${firstName}, here is a change to the quote you signed.`,
  noRush: 'Read it in your own time.',
  /** The signed document is in English. A page in another language says so here. */
  translated: '',
});
