import { DiscountApprovalDecided, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { AskedDiscountReader } from '../asked-discount.reader';
import { approvalDecidedNews, type AskedDiscount } from '../domain/discount-approval-news';

type Event = EventEnvelope<EventData<typeof DiscountApprovalDecided>>;

/** Whoever asked for a discount learns what was decided. */
@Consumes(DiscountApprovalDecided)
export class OnDiscountApprovalDecidedConsumer implements Consumer<typeof DiscountApprovalDecided> {
  constructor(
    private readonly discounts: AskedDiscountReader,
    private readonly notifier: Notifier,
  ) {}

  prepare(event: Event): Promise<AskedDiscount | null> {
    return this.discounts.of(event);
  }

  async handle(event: Event, asked: AskedDiscount | null): Promise<void> {
    // Asked for again meanwhile: another decision will come.
    if (!asked || asked.approval.state === 'REQUESTED') return;
    await this.notifier.notify(approvalDecidedNews(asked), event);
  }
}
