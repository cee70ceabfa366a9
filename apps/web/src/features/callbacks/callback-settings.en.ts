import { defineWords } from '../../shared/words/words';

export const callbackSettingsWords = defineWords('callback-settings', {
  title: 'Callback settings',
  back: 'Admin tools',
  failed: 'The callback settings could not be loaded',
  never: 'These are the settings every practice starts with.',
  save: 'Save settings',
  saved: 'Callback settings saved',
  saveFailed: 'The callback settings could not be saved',
  sections: { begin: 'When a callback begins', days: 'How days are counted', who: 'Who calls' },
  fields: {
    enabled: 'Use callbacks',
    autoCreate: 'Plan a callback when a quote is sent',
    dueInDays: 'Call after',
    highAfterDays: 'High priority once overdue by more than',
    countsBusinessDays: 'Count business days only',
    skipsHolidays: 'Public holidays are no business days',
    holidayRegion: 'Public holidays of',
    assignment: 'Who gets a new callback',
    assigneeIds: 'Colleagues who take turns',
  },
  help: {
    enabled: 'Off: no callback begins by itself, and nobody is reminded of one.',
    autoCreate: 'It is closed by itself when the patient answers.',
    highAfterDays: 'They are also shown in a banner until somebody calls.',
    countsBusinessDays: 'Monday to Friday.',
    holidayRegion: 'Without one, only the public holidays of the whole country count.',
    assigneeIds:
      'Whoever had no callback for the longest gets the next one. Colleagues who left or were deactivated are passed over.',
  },
  units: { dueInDays: 'days', highAfterDays: 'days' },
  options: {
    assignment: {
      NOBODY: 'Nobody, until somebody takes it',
      AUTHOR: 'Whoever wrote the quote',
      IN_TURN: 'Colleagues in turn',
    },
  },
  wholeCountry: 'The whole country',
  nobody: 'There are no active colleagues who may make calls.',
});
