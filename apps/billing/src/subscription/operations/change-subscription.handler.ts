import { AppError, changeSubscription, type InputOf, type Subscription } from '@quillcare/contracts';
import { chargesTotal } from '@quillcare/rules';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { choosePlan } from '../domain/subscription-terms';
import { OwnSubscription } from './own-subscription';

@Implements(changeSubscription)
export class ChangeSubscriptionHandler implements Handler<typeof changeSubscription> {
  constructor(
    private readonly subscription: OwnSubscription,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ body }: InputOf<typeof changeSubscription>): Promise<Subscription> {
    const { version, plan, cycle, dueNowMinor } = body;
    return this.subscription.change(version, (row, rates) => {
      const charges = choosePlan(row, { plan, cycle }, this.uow.now(), rates);
      if (dueNowMinor !== undefined && dueNowMinor !== chargesTotal(charges))
        throw new AppError('PREVIEW_OUTDATED');
      return charges;
    });
  }
}
