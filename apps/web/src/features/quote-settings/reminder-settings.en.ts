import { defineWords } from '../../shared/words/words';

export const reminderSettingsWords = defineWords('reminder-settings', {
  title: 'Reminders to patients',
  intro:
    'Patients who haven’t answered get email reminders between 9 am and 5 pm, until they answer, ask a question or unsubscribe. Each email says who it’s from and has a link to stop the reminders.',
  failed: 'The reminder settings could not be loaded',
  save: 'Save reminders',
  sections: {
    switch: 'Sending',
    expiry: 'Before the last valid day',
    silence: 'If the patient doesn’t respond',
  },
  fields: {
    isEnabled: 'Remind patients about open quotes',
    firstDays: 'First reminder',
    secondDays: 'Second reminder',
    thirdDays: 'Third reminder',
    silenceDays: 'After no response for',
  },
  help: {
    isEnabled: 'If this is off, no reminders are sent, including any already planned.',
    firstDays: 'Days before the quote expires. Leave it empty for no reminder.',
    secondDays: 'Leave it empty for none.',
    thirdDays: 'Leave it empty for none.',
    silenceDays:
      'Days without an answer, a question or opening the quote. Sent once. Leave it empty for no reminder.',
  },
  units: {
    firstDays: 'days before',
    secondDays: 'days before',
    thirdDays: 'days before',
    silenceDays: 'days',
  },
  options: { yes: 'Yes', no: 'No' },
  after: 'Changes apply to quotes sent from now on.',
});
