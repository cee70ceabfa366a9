import { Injectable } from '@nestjs/common';
import { practiceAccessFor, AppError, type PracticeSubscription } from '@quillcare/contracts';
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
    return this.uow.runFor(organisationId, async () => this.toView(await this.getCurrent()));
  }

  /** Changes a practice's subscription in a transaction of that practice, where it is audited with the reason. */
  change(
    organisationId: string,
    decide: Decide,
    options: ChangeOptions,
    onChanged: (changed: SubscriptionEntity) => void,
  ): Promise<PracticeSubscription> {
    return this.uow.runFor(organisationId, async () => {
      const { id } = await this.getCurrent();
      const changed = await this.subscriptions.change(id, decide, options);
      onChanged(changed);
      return this.toView(changed);
    });
  }

  private async getCurrent(): Promise<SubscriptionEntity> {
    const found = await this.subscriptions.findCurrent();
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  private async toView(row: SubscriptionEntity): Promise<PracticeSubscription> {
    const { organisationId, status, isNotBilled } = row;
    return {
      ...subscriptionView(row, await this.subscriptions.rates(), this.uow.now()),
      organisationId,
      access: practiceAccessFor(status, isNotBilled),
    };
  }
}
