export const policyTexts = {
  title: 'Two-step sign-in',
  help: 'Choose the roles that must use two-step sign-in, with an authenticator app or a passkey.',
  roles: 'Required for',
  failed: 'The two-step sign-in settings could not be loaded',
  without: (people: number) =>
    people === 0
      ? 'Everyone has it'
      : people === 1
        ? '1 person has not set it up'
        : `${people} people have not set it up`,
  effect:
    'This takes effect when you save. People without it are asked to set it up straight away and lose any unsaved changes.',
  own: 'You have not set it up yourself. You will be asked to do so after saving.',
  nobody: 'Everyone in these roles has already set it up.',
  affected: (people: number) =>
    people === 1 ? '1 person will be asked to set it up.' : `${people} people will be asked to set it up.`,
  save: 'Save requirement',
  saved: 'Saved successfully',
  unchanged: 'There are no changes to save.',
  readOnly: 'Your practice requires it for: ',
  none: 'Your practice does not require it for any role.',
  conflict:
    'Someone else changed these settings. Your choices are still here. Save again to keep them, or reload the page to see theirs.',
} as const;
