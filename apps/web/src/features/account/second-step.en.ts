import { defineWords } from '../../shared/words/words';

export const secondStepWords = defineWords('account-second-step', {
  title: 'Two-step sign-in',
  on: 'On',
  off: 'Off',
  failed: 'We could not load your two-step sign-in settings',
  offHint:
    'Your account is protected by your password only. With two-step sign-in, someone who learns your password still cannot sign in.',
  onHint: 'When you sign in, we ask for your password and one of these.',
  required: 'Your practice requires two-step sign-in for your role.',
  switchOn: 'Turn on two-step sign-in',
  app: 'Authenticator app',
  appSince: 'Connected on {{date}}',
  noApp: 'Not connected',
  setUpApp: 'Set up',
  setUpAppLabel: 'Set up an authenticator app',
  passkeySince: 'Passkey, added on {{date}}',
  lastUsed: 'last used {{ago}}',
  neverUsed: 'not used yet',
  addPasskey: 'Add a passkey',
  removeOf: 'Remove: {{name}}',
  lastOne:
    'Your practice requires two-step sign-in for your role, so you need to add another before you can remove this one.',
  removeApp: { label: 'Remove', title: 'Remove the authenticator app?', done: 'Removed: {{name}}' },
  removePasskey: { label: 'Remove', title: 'Remove the passkey "{{name}}"?', done: 'Removed: {{name}}' },
  removeHint: 'You will not be able to sign in with it. You can set it up again at any time.',
  removeLastHint:
    'It is your only second step. Removing it turns off two-step sign-in, and your recovery codes stop working.',
  switchedOff: 'Two-step sign-in is off',
  codes: 'Recovery codes',
  codesLeft_one: '1 code left',
  codesLeft_other: '{{count}} codes left',
  noCodes:
    'You have no recovery codes left. Create new ones so that losing your phone does not lock you out.',
  fewCodes_one: 'Only 1 recovery code is left. Create new ones before you run out.',
  fewCodes_other: 'Only {{count}} recovery codes are left. Create new ones before you run out.',
  renew: {
    label: 'Create new codes',
    busy: 'Creating codes',
    title: 'Create new recovery codes?',
    hint: 'Your current codes stop working immediately, including any you printed.',
  },
  newTitle: 'Your new recovery codes',
  done: 'Done',
  renewed: 'New recovery codes created',
  support: 'Only the account holder can change this.',
});
