import { defineWords } from '../../shared/words/words';

export const invitationWords = defineWords('auth-invitation', {
  title: 'Join {{practice}}',
  intro: '{{practice}} invites you to work with them on Quillcare as {{role}}.',
  until: 'This invitation expires on {{date}}.',
  opening: 'Opening your invitation...',
  accepted: 'Loading your workspace...',
  email: 'Email',
  role: 'Your role',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  accept: 'Accept invitation',
  signedInAs:
    'You are signed in as {{name}}. If you accept, we sign that account out in this browser and sign you in to the new one.',
  dead: {
    INVITATION_UNKNOWN: {
      title: 'We could not find this invitation',
      hint: 'Open the link in the email again, or copy the full link. The invitation may also have been withdrawn or replaced by a newer email.',
    },
    INVITATION_EXPIRED: {
      title: 'This invitation has expired',
      hint: 'Ask an administrator of your practice to send it again from Users, Invitations.',
    },
    INVITATION_ACCEPTED: {
      title: 'This invitation has been accepted',
      hint: 'You already have an account. Sign in with the email address the invitation was sent to.',
    },
  },
  failed: 'The invitation could not be opened',
  signIn: 'Sign In',
  home: 'Go to the home page',
});
