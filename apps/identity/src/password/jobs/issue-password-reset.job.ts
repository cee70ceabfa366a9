import { Inject } from '@nestjs/common';
import { issuePasswordReset, type JobData } from '@quillcare/contracts';
import {
  CONFIG,
  Processes,
  UnitOfWork,
  unseal,
  type JobHandler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { AccountMailer } from '../../account-mailer';
import { mayEnter } from '../../organisation/domain/closing';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { displayName } from '../../user/domain/user';
import { UserRepository } from '../../user/persistence/user.repository';
import { RESET_MINUTES } from '../../account-token/domain/account-token';
import { AccountTokenRepository } from '../../account-token/persistence/account-token.repository';

const REASON = 'a password reset finds the account by its email address';

@Processes(issuePasswordReset)
export class IssuePasswordResetJob implements JobHandler<typeof issuePasswordReset> {
  constructor(
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly tokens: AccountTokenRepository,
    private readonly mailer: AccountMailer,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ requestId, sealedEmail }: JobData<typeof issuePasswordReset>): Promise<void> {
    const email = unseal(sealedEmail, this.config.secrets);
    const account = await this.uow.runPlatform(REASON, () => this.users.findByEmail(email));
    if (!account) return;
    const { id, organisationId } = account;
    await this.uow.runFor(organisationId, () => this.issue(id, organisationId, requestId));
  }

  private async issue(userId: string, organisationId: string, requestId: string): Promise<void> {
    const user = await this.users.find(userId, { lock: true });
    const organisation = await this.organisations.find(organisationId);
    if (!user?.isActive || !organisation || !mayEnter(organisation, user, this.uow.now())) return;
    // Idempotent: the token's id is the request's id.
    if (await this.tokens.find(requestId)) return;
    const token = await this.tokens.issue(requestId, userId, 'PASSWORD_RESET', RESET_MINUTES);
    const link = `${this.config.publicUrl}/auth/reset-password?token=${token}`;
    this.mailer.post(organisationId, `password-reset:${requestId}`, {
      template: 'password-reset',
      recipient: user.email,
      params: { name: displayName(user), link, minutes: RESET_MINUTES },
    });
  }
}
