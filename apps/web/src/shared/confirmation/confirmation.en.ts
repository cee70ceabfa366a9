import { defineWords } from '../../shared/words/words';

export const confirmationWords = defineWords('confirmation', {
  region: 'Your email address',
  title: 'Please confirm your email address.',
  text: 'We sent a link to {{email}}. Confirm it before you send quotes or invitations, or sign in again.',
  resend: 'Send a new link',
  sending: 'Sending',
  sent: 'Email sent successfully',
  sentTo:
    'A new link is on its way to {{email}}. It works once and expires in 24 hours. The earlier link no longer works.',
  hide: 'Hide until tomorrow',
  correct: {
    label: 'Correct your address',
    title: 'Correct your address',
    hint: 'Your account has the address {{name}}. If this is wrong, correct it. We will send a link to the new address, which you will use to sign in.',
    fields: { email: 'Correct email address', password: 'Your password' },
    confirm: 'Save and send a link',
    busy: 'Saving',
    done: 'Updated successfully',
  },
});
