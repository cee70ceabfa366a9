import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, newId, type ProcessConfig } from '@quillcare/service-kit';
import { todayIn } from '@quillcare/rules';
import { AccountMailer } from '../account-mailer';
import { OrganisationRepository } from '../organisation/persistence/organisation.repository';
import { displayName } from '../user/domain/user';
import type { UserEntity } from '../user/persistence/user.entity';
import type { Factor } from './domain/factors';

/** Emails the owner about every change of their second step, in case someone else made it. */
@Injectable()
export class SecondStepMailer {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly mailer: AccountMailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async notifyAdded(user: UserEntity, factor: Factor): Promise<void> {
    const params = { ...this.commonParams(user), way: factor, changedOn: await this.today(user) };
    this.mailer.enqueue(user.organisationId, `second-step-on:${newId()}`, {
      template: 'second-step-on',
      recipient: user.email,
      params,
    });
  }

  /** `byName` is the administrator who did it. Null if it was the owner. */
  async notifyRemoved(user: UserEntity, factor: Factor | 'all', byName: string | null): Promise<void> {
    const params = { ...this.commonParams(user), way: factor, byName, changedOn: await this.today(user) };
    this.mailer.enqueue(user.organisationId, `second-step-off:${newId()}`, {
      template: 'second-step-off',
      recipient: user.email,
      params,
    });
  }

  async notifyRecoveryCodeUsed(user: UserEntity, codeId: string, remaining: number): Promise<void> {
    const params = { ...this.commonParams(user), left: remaining, usedOn: await this.today(user) };
    this.mailer.enqueue(user.organisationId, `recovery-code-used:${codeId}`, {
      template: 'recovery-code-used',
      recipient: user.email,
      params,
    });
  }

  notifyBlocked(user: UserEntity, guessed: 'code' | 'password'): void {
    const params = { ...this.commonParams(user), guessed };
    this.mailer.enqueue(user.organisationId, `second-step-guessed:${newId()}`, {
      template: 'second-step-guessed',
      recipient: user.email,
      params,
    });
  }

  private commonParams(user: UserEntity): { name: string; loginUrl: string } {
    return { name: displayName(user), loginUrl: `${this.config.publicUrl}/login` };
  }

  private async today({ organisationId }: UserEntity): Promise<string> {
    const { timeZone } = await this.organisations.get(organisationId);
    return todayIn(this.clock.now(), timeZone);
  }
}
