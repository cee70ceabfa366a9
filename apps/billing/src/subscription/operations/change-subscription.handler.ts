import { AppError, changeSubscription } from '@quillcare/contracts';
import { sumCharges } from '@quillcare/rules';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { choosePlan } from '../domain/subscription-terms';
import { CurrentSubscription } from './own-subscription';

export const ChangeSubscriptionHandler = implement(
  changeSubscription,
  [CurrentSubscription, UnitOfWork],
  (subscription, uow) => ({
    handle({ body }) {
      const { version, plan, cycle, dueNowMinor } = body;
      return subscription.change(version, (row, rates) => {
        const charges = choosePlan(row, { plan, cycle }, uow.now(), rates);
        if (dueNowMinor !== undefined && dueNowMinor !== sumCharges(charges))
          throw new AppError('PREVIEW_OUTDATED');
        return charges;
      });
    },
  }),
);
