import { Injectable } from '@nestjs/common';
import { accessOf, AppError, type PracticeSubscription } from '@quillcare/contracts';
import { UnitOfWork, type ChangeOptions } from '@quillcare/service-kit';
import type { SubscriptionEntity } from '../persistence/subscription.entity';
import { SubscriptionRepository, type Decide } from '../persistence/subscription.repository';
import { subscriptionView } from './subscription-view';

/** Lets platform administrators view and change practices' subscriptions. */
@Injectable()
export class PracticeSubscriptions {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  read(organisationId: string): Promise<PracticeSubscription> {
    return this.uow.runFor(organisationId, async () => this.shown(await this.own()));
  }

  /** Changes a practice's subscription in a transaction of that practice, where it is audited with the reason. */
  change(
    organisationId: string,
    decide: Decide,
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

  private async shown(row: SubscriptionEntity): Promise<PracticeSubscription> {
    const { organisationId, status, isNotBilled } = row;
    return {
      ...subscriptionView(row, await this.subscriptions.rates(), this.uow.now()),
      organisationId,
      access: accessOf(status, isNotBilled),
    };
  }
}
