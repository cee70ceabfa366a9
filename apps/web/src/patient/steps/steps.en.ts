import { patientWords } from '../words/patient-words';

export const STEPS = patientWords('steps.STEPS', {
  of: (number: number, all: number) => `Step ${number} of ${all}`,
  choose: 'Your choice',
  next: 'Continue',
  back: 'Back',
  /** For a quote with options, before they are chosen. */
  optionsNext: (practice: string) =>
    `This quote offers options. Here you see what ${practice} suggests; you choose in the next step.`,
});

export const REPLACED = patientWords('steps.REPLACED', {
  title: 'This quote was just replaced.',
  kept: 'What you chose and filled in is kept.',
  see: 'See what changed',
  busy: 'Opening',
});
