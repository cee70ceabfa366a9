import { patientWords } from '../words/patient-words';

export const TERMS = patientWords('terms.TERMS', {
  read: 'Read the terms',
  close: 'Close',
  coolingOff: (days: number) =>
    `You have a cooling-off period of ${days} days. Until it ends, you can withdraw your acceptance at any time.`,
  former: (version: string) => `Terms version ${version}. Please ask the practice for a copy.`,
});
