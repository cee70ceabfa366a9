import { AppError, resetSecondStep } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { SessionRevoker } from '../../session/session-revoker';
import { displayName } from '../../user/domain/user';
import { UserRepository } from '../../user/persistence/user.repository';
import { hasSecondStep } from '../domain/factors';
import { refuseReset } from '../domain/second-step-reset';
import { FactorChanges } from '../factor-changes';
import { FactorReader } from '../factor-reader';
import { PasskeyRepository } from '../persistence/passkey.repository';
import { TotpRepository } from '../persistence/totp.repository';
import { SecondStepMailer } from '../second-step-mailer';

const NOTHING = 'This person has not set up two-step sign-in.';

export const ResetSecondStepHandler = implement(
  resetSecondStep,
  [
    UserRepository,
    FactorReader,
    TotpRepository,
    PasskeyRepository,
    FactorChanges,
    SessionRevoker,
    SecondStepMailer,
  ],
  (users, factors, totps, passkeys, changes, revoker, mailer) => ({
    async handle({ params }) {
      const actor = requireUser();
      const user = await users.get(params.id, { lock: true });
      refuseReset(actor, user);
      if (!hasSecondStep(await factors.of(user.id))) throw new AppError('NOT_FOUND', { detail: NOTHING });
      await totps.removeAll(user.id);
      await passkeys.removeAll(user.id);
      await changes.removeRest(user.id);
      changes.announce(user, {
        field: 'secondStep',
        oldValue: 'set up',
        newValue: null,
        notes: `${actor.name} reset the second step of ${displayName(user)}.`,
      });
      await revoker.revokeAll(user.id, 'SECOND_STEP_CHANGED');
      await mailer.notifyRemoved(user, 'all', actor.name);
      return { id: user.id };
    },
  }),
);
