import { Injectable } from '@nestjs/common';
import { renewSubscriptions } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { eachSafely, ProcessLogger, UnitOfWork } from '@quillcare/service-kit';
import { BILLING_ZONE } from '../subscription/domain/subscription-terms';
import { expireRate } from './domain/discount-rate';
import { DiscountRateRepository } from './persistence/discount-rate.repository';

const BATCH = 200;

/** Marks mates rates as expired, each in its own transaction. Pricing compares the dates, so it does not rely on this. */
@Injectable()
export class ExpiredRates {
  constructor(
    private readonly rates: DiscountRateRepository,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async expireDue(now: Date): Promise<void> {
    const today = todayIn(now, BILLING_ZONE);
    const failed: string[] = [];
    for (;;) {
      const over = await this.uow.runPlatform('mates rates whose last day is over', () =>
        this.rates.findEnded(today, BATCH, failed),
      );
      const failures = await eachSafely(
        over,
        ({ id, organisationId }) => this.uow.runFor(organisationId, () => this.expire(id, today)),
        { job: renewSubscriptions, logger: this.logger, nameOf: ({ id }) => `mates rate ${id}` },
      );
      failed.push(...failures.map(({ id }) => id));
      if (over.length < BATCH) return;
    }
  }

  private async expire(id: string, today: string): Promise<void> {
    // If another worker got here first, nothing changes.
    await this.rates.change(id, 'EXPIRED', (row) => void expireRate(row, today));
  }
}
