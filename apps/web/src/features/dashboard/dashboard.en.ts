import { defineWords } from '../../shared/words/words';

export const dashboardWords = defineWords('dashboard', {
  title: { TODAY: 'Today', GRID: 'Figures', KANBAN: 'Boards' },
  // The day is separate because it follows the reader's locale, which may differ from the language of the sentence.
  greeting: '{{day}} · Hello {{name}}. Here is what needs your attention.',
  /** For users with read-only access. */
  greetingOfReaders: '{{day}} · Hello {{name}}. Here is what your colleagues have to do.',
  hint: {
    GRID: 'The last 30 days compared with the 30 days before. Select any figure to see its list.',
    KANBAN: 'Everything in progress, by status. Finished items stay for 30 days.',
  },
  view: 'View',
  notRemembered: 'We couldn’t save your choice of view',
  views: { TODAY: 'Today', GRID: 'Grid', KANBAN: 'Kanban' },
  boards: { label: 'Boards', none: 'There are no boards for your role.' },
  start: 'Getting started',
  practiceName: {
    title: 'Give your practice its name',
    hint: 'Patients see “{{name}}” on quotes and emails. We chose that name when the account was created.',
    action: 'Change name',
  },
});
