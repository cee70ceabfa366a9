import { AppError, invalid, resetPassword, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actAs, inOrganisation } from '../../acting';
import { EmailConfirmer } from '../../confirmation/email-confirmer';
import { PasswordHasher } from '../../user/password-hasher';
import type { UserEntity } from '../../user/persistence/user.entity';
import { UserRepository } from '../../user/persistence/user.repository';
import { isUsable } from '../domain/account-token';
import { passwordErrors } from '../domain/new-password';
import { PasswordChanger } from '../password-changer';
import type { AccountTokenEntity } from '../persistence/account-token.entity';
import { AccountTokenRepository } from '../persistence/account-token.repository';

const REASON = 'a link for a new password does not say whose it is';
const ASK_AGAIN =
  'Failed to reset password. The link has expired or was used before. Please ask for a new one.';
const CONFIRMED = 'The owner used a link for a new password that was mailed to the address.';

interface Prepared {
  passwordHash: string;
  tokenId: string;
  user: UserEntity;
}

@Implements(resetPassword, { platform: REASON })
export class ResetPasswordHandler implements Handler<typeof resetPassword> {
  constructor(
    private readonly tokens: AccountTokenRepository,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly changer: PasswordChanger,
    private readonly confirmer: EmailConfirmer,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare({ body }: InputOf<typeof resetPassword>): Promise<Prepared> {
    const { token, user } = await this.uow.runPlatform(REASON, () => this.open(body.token));
    const errors = passwordErrors(body.newPassword, 'newPassword');
    if (errors.length > 0) throw invalid(...errors);
    return { passwordHash: await this.hasher.hash(body.newPassword), tokenId: token.id, user };
  }

  handle(_input: InputOf<typeof resetPassword>, prepared: Prepared): Promise<ResultOf<typeof resetPassword>> {
    const { tokenId, passwordHash, user } = prepared;
    return actAs(user, async () => {
      // The account first, as everybody does: then whoever comes second finds the token ended.
      const account = await this.users.find(user.id, { lock: true });
      const token = await this.tokens.find(tokenId, { lock: true });
      if (!account?.isActive || !token || !isUsable(token, this.clock.now())) throw refusal();
      await this.changer.change(user.id, {
        passwordHash,
        keepSession: null,
        notes: 'The password was reset by a link that was mailed to the owner.',
      });
      await this.confirmer.confirm(account, CONFIRMED);
      return { success: true, email: account.email };
    });
  }

  private async open(secret: string): Promise<{ token: AccountTokenEntity; user: UserEntity }> {
    const token = await this.tokens.findByToken(secret, 'PASSWORD_RESET');
    const user = token && (await inOrganisation(token.organisationId, () => this.users.find(token.userId)));
    if (!token || !user?.isActive || !isUsable(token, this.clock.now())) throw refusal();
    return { token, user };
  }
}

function refusal(): AppError {
  return new AppError('RESET_LINK_INVALID', { detail: ASK_AGAIN });
}
