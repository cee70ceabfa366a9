import { roleWords } from '../../shared/roles/role.en';
import { defineWords } from '../../shared/words/words';

export const medicalNoteWords = defineWords('medical-notes', {
  fields: {
    ...roleWords.en.names,
    medicalPersonIds: 'And these people',
  },
  help: { medicalPersonIds: 'Whatever their role, as long as they may see clients.' },
  options: { sees: 'Sees them', doesNot: 'Does not see them' },
  title: 'Medical notes',
  intro:
    'Who may read and write the medical notes on clients. Everybody else sees no trace of them, neither in lists nor in searches or mentions.',
  roles: 'Everybody who is',
  failed: 'The settings for medical notes could not be loaded',
  nobody: 'Nobody by name',
  save: 'Save medical notes',
  saving: 'Saving',
});
