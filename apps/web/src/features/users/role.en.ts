import { defineWords } from '../../shared/words/words';

export const roleWords = defineWords('user-role', {
  fields: { role: 'Role' },
  title: 'Role',
  help: {
    form: 'The role sets what the person can do, unless changed under Rights. Changes take effect immediately.',
  },
  save: 'Change role',
  saving: 'Saving',
});
