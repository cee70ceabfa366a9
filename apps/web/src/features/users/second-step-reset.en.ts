import { defineWords } from '../../shared/words/words';

export const secondStepResetWords = defineWords('second-step-reset', {
  title: 'Two-step sign-in',
  help: 'If this person has lost their phone, their passkeys and their recovery codes, you can let them back in. First make sure the request really comes from them.',
  reset: {
    label: 'Reset two-step sign-in',
    title: 'Reset two-step sign-in for {{name}}?',
    hint: 'Their authenticator app, passkeys and recovery codes stop working. They are signed out everywhere and we email them. They can then sign in with their password; if their role requires two-step sign-in, they must set it up again first.',
    confirm: 'Reset',
    done: 'Two-step sign-in was reset',
  },
});
