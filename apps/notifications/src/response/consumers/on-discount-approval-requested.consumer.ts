import { DiscountApprovalRequested, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { AskedDiscountReader } from '../asked-discount.reader';
import { approvalRequestedNews, type AskedDiscount } from '../domain/discount-approval-news';

type Event = EventEnvelope<EventData<typeof DiscountApprovalRequested>>;

/** Those who may decide are told of a discount that waits for them. */
@Consumes(DiscountApprovalRequested)
export class OnDiscountApprovalRequestedConsumer implements Consumer<typeof DiscountApprovalRequested> {
  constructor(
    private readonly discounts: AskedDiscountReader,
    private readonly notifier: Notifier,
  ) {}

  prepare(event: Event): Promise<AskedDiscount | null> {
    return this.discounts.of(event);
  }

  async handle(event: Event, asked: AskedDiscount | null): Promise<void> {
    // Decided meanwhile: nobody needs to act any more.
    if (asked?.approval.state !== 'REQUESTED') return;
    for (const news of approvalRequestedNews(asked)) await this.notifier.notify(news, event);
  }
}
