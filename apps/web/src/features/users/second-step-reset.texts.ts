export const secondStepResetTexts = {
  title: 'Two-step sign-in',
  help: 'If this person has lost their phone, their passkeys and their recovery codes, you can let them back in. Make sure first that it is really them who asks.',
  reset: 'Reset two-step sign-in',
  question: (name: string) => `Reset two-step sign-in of ${name}?`,
  hint: 'Their authenticator app, passkeys and recovery codes stop working, all their sessions end, and we tell them by email. They then sign in with their password alone; if your practice requires two-step sign-in of their role, they set it up anew before anything else.',
  confirm: 'Reset',
  done: 'Two-step sign-in was reset',
} as const;
