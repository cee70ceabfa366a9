export const resetTexts = {
  forgotTitle: 'Reset your password',
  forgotIntro: 'Enter the email address you sign in with. We will send you a link to choose a new password.',
  email: 'Email',
  send: 'Send Reset Link',
  sending: 'Sending',
  sentTitle: 'Check Your Email',
  sent: (email: string) =>
    `If an account uses ${email}, a reset link is on its way. It works once, for 1 hour.`,
  steps: [
    'Check your inbox, and the spam folder if it is not there',
    'Click the link in the email',
    'Enter a new password',
    'Log in with the new password',
  ],
  again: 'Send Another Email',
  back: 'Back to Login',
  resetTitle: 'Choose a new password',
  resetIntro:
    'All your sessions end when you save it, on every device. You then sign in with the new password.',
  password: 'New password',
  repeated: 'New password again',
  save: 'Save new password',
  noToken: 'This link is not complete',
  noTokenHint: 'Open the link in the email again, or copy the whole of it into the address bar.',
  deadLink: 'This link no longer works',
  deadLinkHint: 'A reset link works once, for 1 hour. Please ask for a new one.',
  newLink: 'Send a new link',
} as const;
