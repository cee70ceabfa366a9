import { patientWords } from '../words/patient-words';

export const CHOICES = patientWords('choices.CHOICES', {
  title: 'Your options',
  intro: (practice: string) =>
    `What ${practice} suggests is selected, and you can change it. All amounts on this page follow your choice, and your choice is what you sign for.`,
  one: 'Choose one',
  several: 'Choose as many as you like',
  chosen: 'Your choice',
  total: (amount: string) => `Total with your choice: ${amount}`,
});
