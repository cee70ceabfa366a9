import { defineWords } from '../../shared/words/words';

export const reminderSettingsWords = defineWords('reminder-settings', {
  title: 'Reminders to patients',
  intro:
    'A patient who has not answered is reminded by email, between 9 am and 5 pm, until they answer, ask or tell us to stop. Each email says who sends it and has a link to stop them.',
  failed: 'The settings of reminders could not be loaded',
  save: 'Save reminders',
  sections: {
    switch: 'Sending',
    expiry: 'Before the last valid day',
    silence: 'When nothing is heard',
  },
  fields: {
    isEnabled: 'Remind patients of open quotes',
    firstDays: 'First reminder',
    secondDays: 'Second reminder',
    thirdDays: 'Third reminder',
    silenceDays: 'After silence of',
  },
  help: {
    isEnabled: 'Without it nothing is sent, and what was planned is left out.',
    firstDays: 'Days before the last valid day. Leave it empty for none.',
    secondDays: 'Leave it empty for none.',
    thirdDays: 'Leave it empty for none.',
    silenceDays:
      'Days without an answer, a question or a look at the quote’s page. Sent once. Leave it empty for none.',
  },
  units: {
    firstDays: 'days before',
    secondDays: 'days before',
    thirdDays: 'days before',
    silenceDays: 'days',
  },
  options: { yes: 'Yes', no: 'No' },
  after: 'New days apply to quotes that are sent from now on.',
});
