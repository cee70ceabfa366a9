import { roleWords } from '../../shared/roles/role.en';
import { defineWords } from '../../shared/words/words';

export const policyWords = defineWords('second-step-policy', {
  fields: roleWords.en.names,
  options: { required: 'Required', notRequired: 'Not required' },
  title: 'Two-step sign-in',
  intro: 'Choose the roles that must use two-step sign-in, with an authenticator app or a passkey.',
  roles: 'Required for',
  failed: 'The two-step sign-in settings could not be loaded',
  everyone: 'Everyone has it',
  without_one: '{{count}} person has not set it up',
  without_other: '{{count}} people have not set it up',
  effect:
    'This takes effect when you save. People without it are asked to set it up straight away and lose any unsaved changes.',
  own: 'You have not set it up yourself. You will be asked to do so after saving.',
  nobody: 'Everyone in these roles has already set it up.',
  affected_one: '{{count}} person will be asked to set it up.',
  affected_other: '{{count}} people will be asked to set it up.',
  save: 'Save requirement',
  saving: 'Saving',
  readOnly: 'Your practice requires it for: {{roles}}',
  none: 'Your practice does not require it for any role.',
});
