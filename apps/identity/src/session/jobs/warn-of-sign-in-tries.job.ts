import { Inject } from '@nestjs/common';
import { warnOfSignInTries, type JobData } from '@quillcare/contracts';
import {
  Clock,
  CONFIG,
  Processes,
  UnitOfWork,
  unseal,
  type JobHandler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { todayIn } from '@quillcare/rules';
import { AccountMailer } from '../../account-mailer';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { displayName } from '../../user/domain/user';
import { UserRepository } from '../../user/persistence/user.repository';

const REASON = 'the account is found by its email address';

@Processes(warnOfSignInTries)
export class WarnOfSignInTriesJob implements JobHandler<typeof warnOfSignInTries> {
  constructor(
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly mailer: AccountMailer,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ sealedEmail }: JobData<typeof warnOfSignInTries>): Promise<void> {
    const email = unseal(sealedEmail, this.config.secrets);
    const account = await this.uow.runPlatform(REASON, () => this.users.findByEmail(email));
    if (account) await this.uow.runFor(account.organisationId, () => this.warn(account.id));
  }

  private async warn(userId: string): Promise<void> {
    const user = await this.users.find(userId);
    const organisation = user && (await this.organisations.find(user.organisationId));
    // An unconfirmed address may belong to someone who has nothing to do with the account.
    if (!user?.isActive || !user.emailConfirmedAt || !organisation?.isActive) return;
    const today = todayIn(this.clock.now(), organisation.timeZone);
    // One key per day, so at most one email per day.
    this.mailer.post(user.organisationId, `sign-in-tries:${userId}:${today}`, {
      template: 'sign-in-tries',
      recipient: user.email,
      params: { name: displayName(user), resetUrl: `${this.config.publicUrl}/login?forgot=1` },
    });
  }
}
