import { Injectable } from '@nestjs/common';
import {
  AppError,
  SubscriptionChanged,
  type DiscountRate,
  type DiscountRateAction,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { PlatformReader, UnitOfWork } from '@quillcare/service-kit';
import { BILLING_ZONE } from '../../subscription/domain/subscription-terms';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import type { DiscountRateEntity } from '../persistence/discount-rate.entity';
import { DiscountRateRepository } from '../persistence/discount-rate.repository';
import { PracticeNames } from './practice-names';

export interface RatedPractice {
  organisationId: string;
  organisationName: string;
}

const REASON = 'super admins see the mates rates of every practice';
const OF_RATE = 'select organisation_id from billing.discount_rate where id = $1';

/** Lets platform administrators change practices' mates rates. */
@Injectable()
export class DiscountRates {
  constructor(
    private readonly rates: DiscountRateRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly names: PracticeNames,
    private readonly reader: PlatformReader,
    private readonly uow: UnitOfWork,
  ) {}

  get today(): string {
    return todayIn(this.uow.now(), BILLING_ZONE);
  }

  /** Finds the practice that owns the rate. Use it in `prepare`. */
  async findOwner(id: string): Promise<RatedPractice> {
    const row = await this.reader.one<{ organisationId: string }>(REASON, 'billing.rateOf', OF_RATE, [id]);
    if (!row) throw new AppError('NOT_FOUND');
    const { organisationId } = row;
    return { organisationId, organisationName: (await this.names.nameOf(organisationId)) ?? '' };
  }

  /** Changes a rate in its practice's transaction. `others` are the dates of the practice's other active rates. */
  change(
    practice: RatedPractice,
    { id, version, action }: { id: string; version: number; action: DiscountRateAction },
    decide: (row: DiscountRateEntity, others: { startsOn: string; endsOn: string | null }[]) => void,
  ): Promise<DiscountRate> {
    return this.withLockedSubscription(practice, async () => {
      const others = await this.rates.otherActivePeriods(id);
      return this.rates.change(id, action, (row) => decide(row, others), { version });
    });
  }

  /**
   * Runs work on a practice's rates while holding the lock on its subscription, so that changes are serialised and none happens
   * while it is being charged.
   */
  withLockedSubscription(
    practice: RatedPractice,
    work: () => Promise<DiscountRateEntity>,
  ): Promise<DiscountRate> {
    return this.uow.runFor(practice.organisationId, async () => {
      const own = await this.subscriptions.findCurrent({ lock: true });
      if (!own) throw new AppError('NOT_FOUND');
      const row = await work();
      this.uow.emit(SubscriptionChanged, own.id, { subscriptionId: own.id });
      return { ...row, ...practice, createdAt: row.createdAt.toISOString() };
    });
  }
}
