import type { ConfirmationWay } from './ways';

/** Signing in with a second step, and proving once more who one is. */
export const confirmTexts = {
  verifyTitle: 'Two-step sign-in',
  dialogTitle: 'Confirm that it is you',
  dialogIntro: 'What you are about to do is sensitive, so we ask once more. Then it is done at once.',
  signingInAs: (email: string) => `You are signing in as ${email}.`,
  loading: 'One moment...',
  failed: 'We could not find out how you sign in',
  confirm: 'Confirm',
  confirming: 'Checking',
  cancel: 'Cancel',
  signOut: 'Sign out',
  totpIntro: 'Open your authenticator app and enter the six digits that it shows for Quillcare.',
  totpLabel: 'Code',
  recoveryIntro:
    'Enter one of the recovery codes that you kept when you set up two-step sign-in. It works once.',
  recoveryLabel: 'Recovery code',
  passkeyIntro: 'Use the passkey on this device, your phone or your security key.',
  passkey: 'Use a passkey',
  passkeyBusy: 'Waiting for your device',
  passwordIntro: 'Enter the password with which you sign in.',
  otherWays: 'Other ways',
  /** How each way is offered while another one is on the screen. */
  switchTo: {
    totp: 'Use a code of your authenticator app',
    passkey: 'Use a passkey',
    recovery: 'Use a recovery code',
    password: 'Use your password',
  } satisfies Record<ConfirmationWay, string>,
  noWay: 'There is no way left on this device in which you can confirm that it is you.',
  empty: { totp: 'Please enter the six digits.', recovery: 'Please enter a recovery code.' },
  tooMany: (wait: string, at: string) =>
    `Too many tries. Nothing is lost: please wait ${wait} and try again at ${at}.`,
  tooManySoon: 'Too many tries. Please wait a moment and try again.',
  codesLeft: (left: number) =>
    left === 1 ? 'You have 1 recovery code left' : `You have ${left} recovery codes left`,
  codesLeftHint: 'Make new ones on your profile page while you are signed in.',
  renew: 'Open your profile',
} as const;

export const lostTexts = {
  ask: 'Lost everything?',
  title: 'If you have lost your phone, your passkeys and your recovery codes',
  steps: [
    'Ask an administrator of your practice. They find you under Users and choose "Reset two-step sign-in".',
    'We tell you by email that it was reset, and every session of yours ends.',
    'Then you sign in with your password alone, and can set two-step sign-in up anew.',
  ],
  alone: 'If you are the only administrator, write to Quillcare support from the address of your account.',
} as const;

/** Setting a second step up. */
export const setUpTexts = {
  title: 'Two-step sign-in',
  intro:
    'Besides your password, you then show something that only you have. A stolen password alone opens nothing.',
  platform: 'Quillcare',
  required: (who: string, role: string) =>
    `${who} requires two-step sign-in for your role, ${role}. It takes about two minutes; then you go on to your work.`,
  requiredTitle: 'Please set this up first',
  back: 'Profile',
  failed: 'We could not find out what you have set up',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  chooseTitle: 'Choose a way',
  chooseHelp: 'You can add the other one later.',
  app: 'Authenticator app',
  appHint: 'An app on your phone shows a new code every 30 seconds. It works on every computer.',
  appReplaces: (since: string) => `You have one since ${since}. A new one takes its place.`,
  passkey: 'Passkey',
  passkeyHint: 'Your fingerprint, your face or the PIN of this device, or a security key. Nothing to type.',
  starting: 'Preparing',
  anotherWay: 'Choose another way',
  connectTitle: 'Connect your authenticator app',
  connectHint:
    'Install an authenticator app on your phone if you have none, for example Google Authenticator, Microsoft Authenticator or 1Password. Add an account in it and scan this picture.',
  qr: 'QR code that adds Quillcare to your authenticator app',
  openApp: 'Open it in the app on this phone',
  keyHint: 'If you cannot scan it, enter this key in the app:',
  key: 'Key',
  copyKey: 'Copy key',
  copied: 'Copied',
  codeIntro: 'The app now shows six digits. Enter them here to switch it on.',
  switchOn: 'Switch on',
  noKey: 'The key could not be made',
  keyOver: 'This key is no longer good',
  passkeyTitle: 'Make a passkey',
  passkeyStepHint:
    'Your browser asks you to confirm with your fingerprint, your face, a PIN or a security key.',
  passkeyName: 'Name',
  passkeyNameHelp: 'So that you recognise it among others later.',
  make: 'Make a passkey',
  making: 'Waiting for your device',
  keepTitle: 'Keep your recovery codes',
  goOn: 'Go on',
  done: 'Two-step sign-in is on',
  added: 'You can now sign in with it',
} as const;
