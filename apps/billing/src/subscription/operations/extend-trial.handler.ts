import {
  extendTrial,
  invalid,
  TrialExtended,
  type InputOf,
  type PracticeSubscription,
} from '@quillcare/contracts';
import { addDays, endOfDayIn, todayIn } from '@quillcare/rules';
import { Clock, Implements, OrganisationFacts, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { extendTrial as extend } from '../domain/subscription';
import { PracticeSubscriptions } from './practice-subscriptions';

const MOST_DAYS = 180;

@Implements(extendTrial, { platform: 'a super admin lets the trial of a practice last longer' })
export class ExtendTrialHandler implements Handler<typeof extendTrial> {
  constructor(
    private readonly subscriptions: PracticeSubscriptions,
    private readonly practices: OrganisationFacts,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The end of the last day where the practice is. */
  async prepare({ params, body: { lastDay } }: InputOf<typeof extendTrial>): Promise<Date> {
    const { timeZone } = await this.practices.get(params.id);
    const today = todayIn(this.clock.now(), timeZone);
    if (lastDay <= today) throw invalid({ path: 'lastDay', message: 'Please choose a day after today' });
    if (lastDay > addDays(today, MOST_DAYS))
      throw invalid({ path: 'lastDay', message: `Please choose a day within the next ${MOST_DAYS} days` });
    return endOfDayIn(lastDay, timeZone);
  }

  handle({ params, body }: InputOf<typeof extendTrial>, trialEnd: Date): Promise<PracticeSubscription> {
    const { version, reason } = body;
    return this.subscriptions.change(
      params.id,
      (row) => extend(row, trialEnd),
      { version, reason },
      ({ id }) =>
        this.uow.emit(TrialExtended, id, { subscriptionId: id, trialEndDate: trialEnd.toISOString() }),
    );
  }
}
