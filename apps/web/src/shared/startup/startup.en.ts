import { defineWords } from '../words/words';

export const startupWords = defineWords('startup', {
  title: 'Startup wizard',
  subtitle: 'Four steps, and your practice can send its first quote.',
  progress: '{{done}} of {{all}} steps done',
  steps: {
    doctor: {
      title: 'A doctor',
      why: 'The surgeon named on the quote.',
      action: 'Add a doctor',
    },
    hospital: {
      title: 'A hospital',
      why: 'Where the surgery takes place, and who bills for the theatre.',
      action: 'Add a hospital',
    },
    surgery: {
      title: 'A surgery',
      why: 'The procedure, with its base fee.',
      action: 'Add a surgery',
    },
    client: {
      title: 'A client',
      why: 'The patient the quote is for. You can also import your client list.',
      action: 'Add a client',
    },
  },
  done: 'Done',
  byAdministrator: 'An administrator does this',
  quote: 'Create your first quote',
  quoteHint: 'You have everything you need.',
  quoteEarly: 'You can start a quote at any time. Complete these four steps before you send it.',
  quoted: 'Your practice has created its first quote. Setup is complete.',
  quotes: 'View quotes',
  later: 'Go to Dashboard',
  protect: 'Your account gives access to patient records. Protect it with two-step sign-in:',
  protectAction: 'Turn on two-step sign-in',
  failed: 'Your progress could not be read',
  notYours: 'Only people who create quotes can set up the practice. Ask an administrator.',
  stranger: 'Create an account or sign in, and we will take you through these steps.',
  createAccount: 'Create account',
  signIn: 'Sign In',
});
