import {
  confirmIdentity,
  invalidInput,
  SessionsChanged,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { SessionRepository } from '../../session/persistence/session.repository';
import { SessionIssuer } from '../../session/session-issuer';
import { displayName } from '../../user/domain/user';
import type { UserEntity } from '../../user/persistence/user.entity';
import { WAY_NAMES, type Way } from '../domain/factors';
import { alreadyUsedRefusal, type Proof } from '../domain/proof';
import { FactorReader } from '../factor-reader';
import { CurrentAccounts } from '../current-account';
import { ProofVerifier } from '../proof-verifier';
import { ProofConsumer } from '../proof-consumption';

@Implements(confirmIdentity)
export class ConfirmIdentityHandler implements Handler<typeof confirmIdentity> {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly verifier: ProofVerifier,
    private readonly consumption: ProofConsumer,
    private readonly factors: FactorReader,
    private readonly sessions: SessionRepository,
    private readonly organisations: OrganisationRepository,
    private readonly issuer: SessionIssuer,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: InputOf<typeof confirmIdentity>): Promise<Proof> {
    const verification = await this.verifier.verify(body);
    if ('refusal' in verification) throw invalidInput(verification.refusal.error);
    return verification.proof;
  }

  async handle(
    _input: InputOf<typeof confirmIdentity>,
    proof: Proof,
  ): Promise<ResultOf<typeof confirmIdentity>> {
    const { user, session, status } = await this.accounts.load();
    if (!(await this.consumption.consume(proof, user)))
      throw invalidInput(alreadyUsedRefusal(proof.way).error);
    const now = this.uow.now();
    const confirmed = await this.sessions.update(session.id, (row) => {
      row.confirmedAt = now;
      if (proof.way !== 'password') row.secondStepAt ??= now;
    });
    if (status.secondStep === 'VERIFY') this.recordLogin(user, proof.way);
    this.uow.emit(SessionsChanged, user.id, { userId: user.id, sessionId: session.id });
    const organisation = await this.organisations.get(user.organisationId);
    const { recoveryCodesLeft } = await this.factors.read(user.id);
    return { session: await this.issuer.describe(confirmed, user, organisation), recoveryCodesLeft };
  }

  private recordLogin(user: UserEntity, method: Way): void {
    this.uow.audit({
      entityType: 'USER',
      entityId: user.id,
      action: 'LOGIN',
      entityLabel: displayName(user),
      notes: `The second step was completed with ${WAY_NAMES[method]}.`,
    });
  }
}
