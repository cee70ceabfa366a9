import { correctEmail, type Session } from '@quillcare/contracts';
import { RequestedAct } from '../../shared/acts/requested-act.view';
import { actsOn } from '../../shared/acts/define-act';
import { confirmationWords } from '../../shared/confirmation/confirmation.en';
import { PasswordInput } from '../../shared/password/password.input';
import { useSession } from '../../shared/session/session.context';
import { word } from '../../shared/words/words';

const correctEmailAct = actsOn<Session['user']>(confirmationWords, ({ email }) => email).act({
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
export function CorrectEmail({ onClose }: { onClose: () => void }) {
  return <RequestedAct act={correctEmailAct} record={useSession().user} onClose={onClose} />;
}
