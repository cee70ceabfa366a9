import type { ConfirmationWay } from './ways';

/** Signing in with a second step, and proving once more who one is. */
export const confirmTexts = {
  verifyTitle: 'Two-step sign-in',
  dialogTitle: 'Confirm it’s you',
  dialogIntro: 'This action is sensitive, so please confirm your identity.',
  signingInAs: (email: string) => `You are signing in as ${email}.`,
  loading: 'One moment...',
  failed: 'We could not load your sign-in options',
  confirm: 'Confirm',
  confirming: 'Checking',
  cancel: 'Cancel',
  signOut: 'Sign out',
  totpIntro: 'Open your authenticator app and enter the six-digit code for Quillcare.',
  totpLabel: 'Code',
  recoveryIntro:
    'Enter one of the recovery codes you saved when you set up two-step sign-in. Each code works once.',
  recoveryLabel: 'Recovery code',
  passkeyIntro: 'Use the passkey on this device, your phone or your security key.',
  passkey: 'Use a passkey',
  passkeyBusy: 'Waiting for your device',
  passwordIntro: 'Enter your password.',
  otherWays: 'Other ways',
  /** How each way is offered while another one is on the screen. */
  switchTo: {
    totp: 'Use a code from your authenticator app',
    passkey: 'Use a passkey',
    recovery: 'Use a recovery code',
    password: 'Use your password',
  } satisfies Record<ConfirmationWay, string>,
  noWay: 'You cannot confirm your identity on this device.',
  empty: { totp: 'Please enter the six-digit code.', recovery: 'Please enter a recovery code.' },
  tooMany: (wait: string, at: string) => `Too many attempts. Wait ${wait} and try again at ${at}.`,
  tooManySoon: 'Too many attempts. Please wait a moment and try again.',
  codesLeft: (left: number) =>
    left === 1 ? 'You have 1 recovery code left' : `You have ${left} recovery codes left`,
  codesLeftHint: 'Create new ones on your profile page while you are signed in.',
  renew: 'Open your profile',
} as const;

export const lostTexts = {
  ask: 'Lost your phone and recovery codes?',
  title: 'If you have lost your phone, your passkeys and your recovery codes',
  steps: [
    'Ask an administrator of your practice to open your account under Users and choose "Reset two-step sign-in".',
    'We email you to confirm the reset, and sign you out everywhere.',
    'Sign in with your password, then set up two-step sign-in again.',
  ],
  alone: 'If you are the only administrator, email Quillcare support from your account’s address.',
} as const;

/** Setting a second step up. */
export const setUpTexts = {
  title: 'Two-step sign-in',
  intro: 'You sign in with your password and something only you have, so a stolen password is not enough.',
  platform: 'Quillcare',
  required: (who: string, role: string) =>
    `${who} requires two-step sign-in for your role, ${role}. It takes about two minutes.`,
  requiredTitle: 'Please set this up first',
  back: 'Profile',
  failed: 'We could not load your two-step sign-in settings',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  chooseTitle: 'Choose a method',
  chooseHelp: 'You can add the other one later.',
  app: 'Authenticator app',
  appHint: 'An app on your phone shows a new code every 30 seconds. It works on every computer.',
  appReplaces: (since: string) => `Set up on ${since}. Setting up a new one replaces it.`,
  passkey: 'Passkey',
  passkeyHint: 'Use your fingerprint, face, device PIN or a security key. Nothing to type.',
  starting: 'Preparing',
  anotherWay: 'Choose another method',
  connectTitle: 'Connect your authenticator app',
  connectHint:
    'Install an authenticator app on your phone if you do not have one, for example Google Authenticator, Microsoft Authenticator or 1Password. In the app, add an account and scan this QR code.',
  qr: 'QR code that adds Quillcare to your authenticator app',
  openApp: 'Open it in the app on this phone',
  keyHint: 'If you cannot scan it, enter this key in the app:',
  key: 'Key',
  copyKey: 'Copy key',
  copied: 'Copied',
  codeIntro: 'The app now shows six digits. Enter them here to switch it on.',
  switchOn: 'Turn on',
  noKey: 'We could not create a key',
  keyOver: 'This key has expired',
  passkeyTitle: 'Create a passkey',
  passkeyStepHint:
    'Your browser asks you to confirm with your fingerprint, your face, a PIN or a security key.',
  passkeyName: 'Name',
  passkeyNameHelp: 'Helps you recognise it later.',
  make: 'Create a passkey',
  making: 'Waiting for your device',
  keepTitle: 'Save your recovery codes',
  goOn: 'Continue',
  done: 'Two-step sign-in is on',
  added: 'You can now sign in with it',
} as const;
