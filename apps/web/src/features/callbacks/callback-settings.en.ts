import { defineWords } from '../../shared/words/words';

export const callbackSettingsWords = defineWords('callback-settings', {
  title: 'Callback settings',
  back: 'Admin Tools',
  failed: 'The callback settings could not be loaded',
  never: 'These are the settings every practice starts with.',
  save: 'Save settings',
  sections: { begin: 'When to call', days: 'Which days count', who: 'Who calls' },
  fields: {
    enabled: 'Use callbacks',
    autoCreate: 'Plan a callback when a quote is sent',
    dueInDays: 'Call after',
    highAfterDays: 'High priority once overdue by more than',
    countsBusinessDays: 'Count business days only',
    skipsHolidays: 'Skip public holidays',
    holidayRegion: 'Public holidays in',
    assignment: 'Who gets a new callback',
    assigneeIds: 'Colleagues who take turns',
  },
  help: {
    enabled: 'If you turn this off, no callbacks are created automatically and nobody gets reminders.',
    autoCreate: 'It closes automatically when the patient accepts or declines.',
    highAfterDays: 'They also show in a banner until somebody calls.',
    countsBusinessDays: 'Monday to Friday.',
    holidayRegion:
      'Used for callbacks and in both calendars. Without a state, only national public holidays count.',
    assigneeIds:
      'Each new callback goes to whoever has waited longest for one. Colleagues who have left or been deactivated are skipped.',
  },
  units: { dueInDays: 'days', highAfterDays: 'days' },
  options: {
    assignment: {
      NOBODY: 'Unassigned until someone takes it',
      AUTHOR: 'Whoever wrote the quote',
      IN_TURN: 'Colleagues in turn',
    },
  },
  wholeCountry: 'National holidays only',
  askRegion:
    'Which state or region is your practice in? Until you choose it below, only national public holidays are skipped.',
  nobody: 'None of your active colleagues can make calls.',
});
