import { correctEmail, type Session } from '@quillcare/contracts';
import { AskedAct } from '../../shared/acts/asked-act.view';
import { actsOn } from '../../shared/acts/define-act';
import { confirmationWords } from '../../shared/confirmation/confirmation.en';
import { PasswordInput } from '../../shared/password/password.input';
import { useSession } from '../../shared/session/session.context';
import { word } from '../../shared/words/words';

const correcting = actsOn<Session['user']>(confirmationWords, ({ email }) => email).act({
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

/** Corrects a mistyped email address. The user stays signed in. */
export function CorrectAddress({ onClose }: { onClose: () => void }) {
  return <AskedAct act={correcting} record={useSession().user} onClose={onClose} />;
}
