import { invalid, resetPassword, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { runAs } from '../../actor';
import { EmailConfirmer } from '../../confirmation/email-confirmer';
import { PasswordHasher } from '../../user/password-hasher';
import type { UserEntity } from '../../user/persistence/user.entity';
import { UserRepository } from '../../user/persistence/user.repository';
import { isUsable } from '../../account-token/domain/account-token';
import { passwordErrors } from '../domain/new-password';
import { PasswordChanger } from '../password-changer';
import { AccountTokenRepository } from '../../account-token/persistence/account-token.repository';
import { ResetLinkLookup, resetRefusal } from '../reset-link-lookup';

const REASON = 'a reset link does not name its organisation';
const CONFIRMED = 'The owner used a password reset link that was emailed to the address.';

interface Prepared {
  passwordHash: string;
  tokenId: string;
  user: UserEntity;
}

@Implements(resetPassword, { platform: REASON })
export class ResetPasswordHandler implements Handler<typeof resetPassword> {
  constructor(
    private readonly lookup: ResetLinkLookup,
    private readonly tokens: AccountTokenRepository,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly changer: PasswordChanger,
    private readonly confirmer: EmailConfirmer,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare({ body }: InputOf<typeof resetPassword>): Promise<Prepared> {
    const { token, user } = await this.uow.runPlatform(REASON, () => this.lookup.byToken(body.token));
    const errors = passwordErrors(body.newPassword, 'newPassword');
    if (errors.length > 0) throw invalid(...errors);
    return { passwordHash: await this.hasher.hash(body.newPassword), tokenId: token.id, user };
  }

  handle(_input: InputOf<typeof resetPassword>, prepared: Prepared): Promise<ResultOf<typeof resetPassword>> {
    const { tokenId, passwordHash, user } = prepared;
    return runAs(this.uow, user, async () => {
      // The account is locked first, as everywhere: the second of two requests then finds the token ended.
      const account = await this.users.find(user.id, { lock: true });
      const token = await this.tokens.find(tokenId, { lock: true });
      if (!account?.isActive || !token || !isUsable(token, this.clock.now())) throw resetRefusal();
      await this.changer.change(user.id, {
        passwordHash,
        keepSession: null,
        notes: 'Reset through a link emailed to the address of the account.',
      });
      await this.confirmer.confirm(account, CONFIRMED);
      return { success: true, email: account.email };
    });
  }
}
