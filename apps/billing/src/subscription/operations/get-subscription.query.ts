import {
  AppError,
  getSubscription,
  type InputOf,
  type ResultOf,
  type Subscription,
} from '@quillcare/contracts';
import { Clock, Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { trialDaysLeft } from '../domain/trial';

type Row = Omit<Subscription, 'trialDaysLeft'>;

const OWN = `
  select id, plan, status, trial_start as trial_start_date, trial_end as trial_end_date
    from billing.subscription
   where organisation_id = $1 and deleted_at is null`;

@Implements(getSubscription)
export class GetSubscriptionQuery implements Handler<typeof getSubscription> {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  async handle(_input: InputOf<typeof getSubscription>): Promise<ResultOf<typeof getSubscription>> {
    const row = await this.reader.one<Row>('billing.subscription', OWN);
    if (!row) throw new AppError('NOT_FOUND');
    const trial = { status: row.status, trialEnd: new Date(row.trialEndDate) };
    return { ...row, trialDaysLeft: trialDaysLeft(trial, this.clock.now()) };
  }
}
