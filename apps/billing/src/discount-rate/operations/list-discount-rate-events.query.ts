import { AppError, listDiscountRateEvents, type DiscountRateEvent } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';

const REASON = 'super admins see the history of mates rates';
// One event per change and per invoice: a few a year, so no paging.
const NEWEST = `select id, action, at, by_name, type, value, cycle, starts_on, ends_on, reason, invoice_number, saved_minor
  from billing.discount_rate_event where discount_rate_id = $1 order by place desc limit 500`;

export const ListDiscountRateEventsQuery = implement(listDiscountRateEvents, [PlatformReader], (reader) => ({
  async handle({ params: { id } }) {
    const items = await reader.rows<DiscountRateEvent>(REASON, 'billing.rateEvents', NEWEST, [id]);
    // Every rate has at least its creation event, so no events means no such rate.
    if (items.length === 0) throw new AppError('NOT_FOUND');
    return { items };
  },
}));
