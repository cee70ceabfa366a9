import { AppError, listQuoteViews } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { QuoteViewReader } from './quote-view.reader';

const MAX_VIEWS = 50;

const COUNT = `select view_count as count from quoting.quote
  where organisation_id = $1 and id = $2 and deleted_at is null`;

export const ListQuoteViewsQuery = implement(
  listQuoteViews,
  [TenantReader, QuoteViewReader],
  (reader, views) => ({
    async handle({ params }) {
      const [quote, items] = await Promise.all([
        reader.one<{ count: number }>('quoting.quote_view_count', COUNT, [params.id]),
        views.list(params.id, MAX_VIEWS),
      ]);
      if (!quote) throw new AppError('NOT_FOUND');
      return { count: quote.count, items };
    },
  }),
);
