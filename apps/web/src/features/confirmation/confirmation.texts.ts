export const confirmationTexts = {
  region: 'Your email address',
  title: 'Please confirm your email address.',
  text: (email: string) =>
    `We sent a link to ${email}. You need it to sign in again, and before you send quotes or invitations.`,
  resend: 'Send a new link',
  sending: 'Sending',
  sent: 'Email sent successfully',
  sentTo: (email: string) =>
    `A new link is on its way to ${email}. It works once, for 24 hours; the earlier one no longer does.`,
  correct: 'Correct the address',
  hide: 'Hide until tomorrow',
  dialogTitle: 'Correct the address',
  dialogHelp: (email: string) =>
    `Your account has the address ${email}. If it is mistyped, correct it: you sign in with the new one, and we send a link to it.`,
  email: 'Right email address',
  password: 'Your password',
  save: 'Save and send a link',
  saving: 'Saving',
  corrected: 'Updated successfully',
} as const;
