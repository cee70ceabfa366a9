import { setTimeout as wait } from 'node:timers/promises';
import { AppError, signIn, type AuditAction, type InputOf, type SessionTokens } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actAs } from '../../acting';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { displayName } from '../../user/domain/user';
import { PasswordHasher } from '../../user/password-hasher';
import type { UserEntity } from '../../user/persistence/user.entity';
import { UserRepository } from '../../user/persistence/user.repository';
import { SessionIssuer } from '../session-issuer';

const REASON = 'sign-in finds the account by its e-mail address';
/** Every refusal takes this long, so that its time does not tell whether the account exists. */
const REFUSAL_MS = 250;

@Implements(signIn, { platform: REASON })
export class SignInHandler implements Handler<typeof signIn> {
  constructor(
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly hasher: PasswordHasher,
    private readonly issuer: SessionIssuer,
    private readonly uow: UnitOfWork,
  ) {}

  /** Hashing takes long, and a failed try must stay on record: both happen before the transaction of the sign-in. */
  async prepare({ body }: InputOf<typeof signIn>): Promise<UserEntity> {
    const refusalIsDue = wait(REFUSAL_MS);
    const user = await this.uow.runPlatform(REASON, () => this.users.findByEmail(body.email));
    const isRight = await this.hasher.matches(body.password, user?.passwordHash ?? null);
    if (user && isRight && user.isActive) return user;
    if (user) await this.uow.runFor(user.organisationId, async () => this.record('LOGIN_FAILED', user));
    await refusalIsDue;
    throw new AppError('INVALID_CREDENTIALS');
  }

  async handle(_input: InputOf<typeof signIn>, checked: UserEntity): Promise<SessionTokens> {
    return actAs(checked, async () => {
      // Locked: a session must not begin beside a change that ends them all.
      const user = await this.users.find(checked.id, { lock: true });
      const organisation = await this.organisations.find(checked.organisationId);
      // All of it may have changed while the password was being checked.
      if (!user?.isActive || user.passwordHash !== checked.passwordHash || !organisation?.isActive) {
        throw new AppError('INVALID_CREDENTIALS');
      }
      const tokens = await this.issuer.begin(user, organisation);
      // Where a second step is to follow, nobody is in yet: passing it is what the audit calls a login.
      if (tokens.session.secondStep !== 'VERIFY') this.record('LOGIN', user);
      return tokens;
    });
  }

  private record(action: AuditAction, user: UserEntity): void {
    this.uow.audit({ entityType: 'USER', entityId: user.id, action, entityLabel: displayName(user) });
  }
}
