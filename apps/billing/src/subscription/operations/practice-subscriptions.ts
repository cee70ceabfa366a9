import { Injectable } from '@nestjs/common';
import { accessOf, AppError, type PracticeSubscription } from '@quillcare/contracts';
import { Clock, UnitOfWork, type ChangeOptions } from '@quillcare/service-kit';
import { trialDaysLeft } from '../domain/trial';
import type { SubscriptionEntity } from '../persistence/subscription.entity';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** The subscriptions of practices, as the platform's administrators see and change them. */
@Injectable()
export class PracticeSubscriptions {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  read(organisationId: string): Promise<PracticeSubscription> {
    return this.uow.runFor(organisationId, async () => this.shown(await this.own()));
  }

  /** Changes the subscription of a practice in a transaction of that practice, where it is audited with the reason. */
  change(
    organisationId: string,
    decide: (row: SubscriptionEntity) => void,
    options: ChangeOptions,
    tell: (changed: SubscriptionEntity) => void,
  ): Promise<PracticeSubscription> {
    return this.uow.runFor(organisationId, async () => {
      const { id } = await this.own();
      const changed = await this.subscriptions.change(id, decide, options);
      tell(changed);
      return this.shown(changed);
    });
  }

  private async own(): Promise<SubscriptionEntity> {
    const found = await this.subscriptions.own();
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  private shown(row: SubscriptionEntity): PracticeSubscription {
    const { id, organisationId, version, plan, status, trialStart, trialEnd } = row;
    return {
      ...{ id, organisationId, version, plan, status, access: accessOf(status) },
      trialStartDate: trialStart.toISOString(),
      trialEndDate: trialEnd.toISOString(),
      trialDaysLeft: trialDaysLeft(row, this.clock.now()),
    };
  }
}
