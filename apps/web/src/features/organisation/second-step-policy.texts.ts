export const policyTexts = {
  title: 'Two-step sign-in',
  help: 'Tick the roles whose people must show a second step when they sign in: a code of an authenticator app, or a passkey.',
  roles: 'Required of',
  failed: 'The rule for two-step sign-in could not be loaded',
  without: (people: number) =>
    people === 0
      ? 'Nobody is without it'
      : people === 1
        ? '1 person has none yet'
        : `${people} people have none yet`,
  effect:
    'The rule is in force as soon as you save: at their next click they are led to setting it up, and then go on where they were. Anything they have typed but not saved is lost.',
  own: 'You have no second step yourself yet: you will be asked to set one up right after saving.',
  nobody: 'Nobody has to set anything up: all of them have a second step already.',
  affected: (people: number) =>
    people === 1 ? '1 person will be asked to set it up.' : `${people} people will be asked to set it up.`,
  save: 'Save the rule',
  saved: 'Saved successfully',
  unchanged: 'This is the rule already.',
  readOnly: 'Your practice requires it of: ',
  none: 'Your practice requires it of nobody.',
  conflict:
    'Someone else changed the settings while you were choosing. What you ticked is kept: save again to keep it, or reload the page to see theirs.',
} as const;
