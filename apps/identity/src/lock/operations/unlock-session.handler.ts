import {
  invalid,
  SessionsChanged,
  SessionUnlocked,
  unlockSession,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { CurrentAccounts } from '../../second-step/current-account';
import { hasSecondStep } from '../../second-step/domain/factors';
import { refusalOfUsed, type Proof } from '../../second-step/domain/proof';
import { FactorReader } from '../../second-step/factor-reader';
import { SecondStepGuardRepository } from '../../second-step/persistence/second-step-guard.repository';
import { ProofVerifier } from '../../second-step/proof-verifier';
import { SessionRepository } from '../../session/persistence/session.repository';
import { SessionIssuer } from '../../session/session-issuer';
import { displayName } from '../../user/domain/user';

type PasswordProof = Extract<Proof, { way: 'password' }>;

@Implements(unlockSession)
export class UnlockSessionHandler implements Handler<typeof unlockSession> {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly verifier: ProofVerifier,
    private readonly factors: FactorReader,
    private readonly guards: SecondStepGuardRepository,
    private readonly sessions: SessionRepository,
    private readonly organisations: OrganisationRepository,
    private readonly issuer: SessionIssuer,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: InputOf<typeof unlockSession>): Promise<PasswordProof> {
    const verification = await this.verifier.verifyPassword(body.password);
    if ('refusal' in verification) throw invalid(verification.refusal.error);
    return verification.proof as PasswordProof;
  }

  async handle(
    _input: InputOf<typeof unlockSession>,
    proof: PasswordProof,
  ): Promise<ResultOf<typeof unlockSession>> {
    const { user, session } = await this.accounts.load();
    if (proof.passwordHash !== user.passwordHash) throw invalid(refusalOfUsed('password').error);
    const mustGoOn = hasSecondStep(await this.factors.of(user.id));
    // If a second step follows, earlier wrong codes still count.
    if (!mustGoOn) await this.guards.reset(user.id);
    const now = this.uow.now();
    const wasLocked = session.lockedAt !== null;
    const proved = mustGoOn ? { confirmedAt: null, secondStepAt: null } : { confirmedAt: now };
    const unlocked = wasLocked
      ? await this.sessions.update(session.id, (row) => {
          Object.assign(row, { ...proved, lockedAt: null, unlockedAt: now });
        })
      : session;
    if (wasLocked) this.tell(user.id, session.id, displayName(user));
    const organisation = await this.organisations.get(user.organisationId);
    return { session: await this.issuer.describe(unlocked, user, organisation) };
  }

  private tell(userId: string, sessionId: string, entityLabel: string): void {
    this.uow.emit(SessionsChanged, userId, { userId, sessionId });
    this.uow.emit(SessionUnlocked, userId, { userId, sessionId });
    const notes = 'A handed-over device was unlocked with the password.';
    this.uow.audit({ entityType: 'USER', entityId: userId, action: 'UPDATE', entityLabel, notes });
  }
}
