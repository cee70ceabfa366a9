import { extendTrial, invalid, TrialExtended } from '@quillcare/contracts';
import { addDays, endOfDayIn, todayIn } from '@quillcare/rules';
import { Clock, implementWith, OrganisationFacts, UnitOfWork } from '@quillcare/service-kit';
import { extendTrial as extend } from '../domain/subscription';
import { PracticeSubscriptions } from './practice-subscriptions';

const MOST_DAYS = 180;

export const ExtendTrialHandler = implementWith(
  extendTrial,
  { platform: 'a super admin extends the trial of a practice' },
  [PracticeSubscriptions, OrganisationFacts, UnitOfWork, Clock],
  (subscriptions, practices, uow, clock) => ({
    /** The trial lasts until the end of that day in the practice's time zone. */
    async prepare({ params, body: { lastDay } }) {
      const { timeZone } = await practices.get(params.id);
      const today = todayIn(clock.now(), timeZone);
      if (lastDay <= today) throw invalid({ path: 'lastDay', message: 'Please choose a day after today' });
      if (lastDay > addDays(today, MOST_DAYS))
        throw invalid({ path: 'lastDay', message: `Please choose a day within the next ${MOST_DAYS} days` });
      return endOfDayIn(lastDay, timeZone);
    },

    handle({ params, body }, trialEnd) {
      const { version, reason } = body;
      return subscriptions.change(
        params.id,
        (row) => extend(row, trialEnd),
        { version, reason },
        ({ id }) => uow.emit(TrialExtended, id, { subscriptionId: id, trialEndDate: trialEnd.toISOString() }),
      );
    },
  }),
);
