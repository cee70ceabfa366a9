import { defineWords } from '../../shared/words/words';

export const patientPageWords = defineWords('patient-page', {
  title: 'Patient page',
  subtitle: 'How patients open their quote, ask about it and sign it.',
  back: 'Admin Tools',
  failed: 'The patient page settings could not be loaded',
  save: 'Save settings',
  sections: {
    identification: 'Before the quote is shown',
    questions: 'Questions from patients',
    checks: 'Check questions',
    signing: 'Signing',
  },
  fields: {
    identification: 'How patients prove who they are',
    answerTargetHours: 'Answer questions within',
    checkQuestions: 'Check questions',
    checksRequired: 'Patients must answer them before they can sign',
    secondSignerNeeded: 'A second person signs as well',
    coolingOffDays: 'Cooling-off period for cosmetic procedures',
    state: 'State or territory of your practice',
    signsAloneFromAge: 'Patients sign alone from the age of',
  },
  help: {
    answerTargetHours:
      'Patients see this next to the form, and your team sees which questions have waited longer. Leave it empty if you’d rather not say.',
    checksRequired:
      'Patients must answer every question, and get it right where you’ve marked a right answer. If this is off, answering is optional. Either way the answers are kept with the signature.',
    secondSignerNeeded:
      'For example a partner or parent. The quote cannot be accepted without both signatures.',
    coolingOffDays:
      'Patients can withdraw their acceptance for this many days after signing, even if the surgery is booked. The law requires at least 7. The same applies to mixed procedures.',
    state: 'South Australia lets patients consent alone from 16, the others from 18.',
    signsAloneFromAge:
      'Leave it empty for the legal age: 18, or 16 in South Australia and New Zealand except for cosmetic procedures. You can set a higher age, but not a lower one. Younger patients need a parent, guardian or substitute decision maker. Ask your insurer if you’re not sure.',
  },
  units: { answerTargetHours: 'hours', coolingOffDays: 'days', signsAloneFromAge: 'years' },
  options: { yes: 'Yes', no: 'No' },
  identification: {
    DATE_OF_BIRTH: 'Date of birth',
    CODE: 'A code by email',
    BOTH: 'Date of birth and a code by email',
  },
  identificationHelp: {
    DATE_OF_BIRTH: 'The patient enters the date of birth that you have on file. Quick and familiar.',
    CODE: 'The patient enters six digits that we email to the address on file. Only someone with access to that mailbox can open the quote.',
    BOTH: 'The strongest proof of who signed. It takes the patient a minute longer.',
  },
  questions: {
    hint: 'A few questions that show whether the quote was understood, such as “Can the anaesthetist’s fee still change?”. Patients see them just before they sign.',
    none: 'No questions yet.',
    add: 'Add a question',
    noun: 'Question {{place}}',
    question: 'Question',
    answers: 'Answers',
    answersHint: 'Mark the right answer, if there is one. Patients are never shown which it is.',
    answer: 'Answer {{place}}',
    right: 'Answer {{place}} is the right one',
    noRight: 'There is no right answer',
    addAnswer: 'Add an answer',
    removeAnswer: 'Remove answer {{place}}',
    up: 'Move question {{place}} up',
    down: 'Move question {{place}} down',
    remove: 'Remove question {{place}}',
    moved: 'Now question {{place}} of {{count}}',
    removed: 'Question {{place}} was removed',
    field: 'Question {{place}}, {{field}}',
  },
});
