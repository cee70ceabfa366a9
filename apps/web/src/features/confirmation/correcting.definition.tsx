import { correctEmail, type Session } from '@quillcare/contracts';
import { actsOn } from '../../shared/acts/define-act';
import { confirmationWords } from '../../shared/confirmation/confirmation.en';
import { PasswordInput } from '../../shared/password/password.input';
import { word } from '../../shared/words/words';

/** Corrects a mistyped address; the person stays signed in. */
export const correcting = actsOn<Session['user']>(confirmationWords, ({ email }) => email).act({
  name: 'correct',
  operation: correctEmail,
  asks: correctEmail.body,
  fields: {
    email: { autoComplete: 'email' },
    password: {
      control: () => (
        <PasswordInput
          label={word(confirmationWords, 'correct.fields.password')}
          autoComplete="current-password"
        />
      ),
    },
  },
  starts: ({ email }) => ({ email }),
  request: (_user, body) => ({ body }),
  about: (_user, { email }) => word(confirmationWords, 'sentTo', { email }),
});
