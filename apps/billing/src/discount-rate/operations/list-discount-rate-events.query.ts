import { AppError, listDiscountRateEvents, type DiscountRateEvent } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';

const REASON = 'super admins see what happened to mates rates';
// One for each change and each invoice: a few a year.
const NEWEST = `select id, action, at, by_name, type, value, cycle, starts_on, ends_on, reason, invoice_number, saved_minor
  from billing.discount_rate_event where discount_rate_id = $1 order by place desc limit 500`;

export const ListDiscountRateEventsQuery = implement(listDiscountRateEvents, [PlatformReader], (reader) => ({
  async handle({ params: { id } }) {
    const items = await reader.rows<DiscountRateEvent>(REASON, 'billing.rateEvents', NEWEST, [id]);
    // Each has the event that created it.
    if (items.length === 0) throw new AppError('NOT_FOUND');
    return { items };
  },
}));
