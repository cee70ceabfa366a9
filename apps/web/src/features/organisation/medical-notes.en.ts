import { roleWords } from '../../shared/roles/role.en';
import { defineWords } from '../../shared/words/words';

export const medicalNoteWords = defineWords('medical-notes', {
  fields: {
    ...roleWords.en.names,
    medicalPersonIds: 'And these people',
  },
  help: { medicalPersonIds: 'Any role, as long as they can see clients.' },
  options: { sees: 'Sees them', doesNot: 'Does not see them' },
  title: 'Medical notes',
  intro:
    'Who can read and write medical notes on clients. Nobody else sees that they exist, even in lists, searches or mentions.',
  roles: 'Everyone with the role',
  failed: 'The settings for medical notes could not be loaded',
  nobody: 'No one else',
  formerColleague: 'A former colleague',
  save: 'Save medical notes',
  saving: 'Saving',
});
