import { AppError, resetSecondStep, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
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

@Implements(resetSecondStep)
export class ResetSecondStepHandler implements Handler<typeof resetSecondStep> {
  constructor(
    private readonly users: UserRepository,
    private readonly factors: FactorReader,
    private readonly totps: TotpRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly changes: FactorChanges,
    private readonly revoker: SessionRevoker,
    private readonly mailer: SecondStepMailer,
  ) {}

  async handle({ params }: InputOf<typeof resetSecondStep>): Promise<{ id: string }> {
    const actor = requireUser();
    const user = await this.users.get(params.id, { lock: true });
    refuseReset(actor, user);
    if (!hasSecondStep(await this.factors.of(user.id))) throw new AppError('NOT_FOUND', { detail: NOTHING });
    await this.totps.removeAll(user.id);
    await this.passkeys.removeAll(user.id);
    await this.changes.removeRest(user.id);
    this.changes.announce(user, {
      field: 'secondStep',
      oldValue: 'set up',
      newValue: null,
      notes: `${actor.name} took the second step off the account of ${displayName(user)}.`,
    });
    await this.revoker.revokeAll(user.id, 'SECOND_STEP_CHANGED');
    await this.mailer.notifyRemoved(user, 'all', actor.name);
    return { id: user.id };
  }
}
