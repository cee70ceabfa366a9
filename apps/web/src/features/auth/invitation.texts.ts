export const invitationTexts = {
  title: (practice: string) => `Join ${practice}`,
  intro: (practice: string, role: string) =>
    `${practice} invites you to work with them on Quillcare as ${role}.`,
  until: (date: string) => `The invitation is good until ${date}.`,
  opening: 'Opening your invitation...',
  accepted: 'Loading your workspace...',
  email: 'Email',
  role: 'Your role',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  accept: 'Accept invitation',
  signedInAs: (name: string) =>
    `You are signed in as ${name}. Accepting signs that account out in this browser and signs you in with the new one.`,
  dead: {
    INVITATION_UNKNOWN: {
      title: 'We could not find this invitation',
      hint: 'Open the link in the email again, or copy the whole of it. It may also have been replaced by a newer email, or withdrawn.',
    },
    INVITATION_EXPIRED: {
      title: 'This invitation has expired',
      hint: 'Please ask your practice to send it again. An administrator can do that under Users, Invitations.',
    },
    INVITATION_ACCEPTED: {
      title: 'This invitation has been accepted',
      hint: 'Your account exists already. Sign in with the email address the invitation was sent to.',
    },
  },
  failed: 'The invitation could not be opened',
  signIn: 'Sign In',
  home: 'Go to the home page',
} as const;
