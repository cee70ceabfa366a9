import { AppError, listQuoteViews, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { QuoteViewReader } from './quote-view.reader';

const MOST = 50;

const COUNT = `select view_count as count from quoting.quote
  where organisation_id = $1 and id = $2 and deleted_at is null`;

@Implements(listQuoteViews)
export class ListQuoteViewsQuery implements Handler<typeof listQuoteViews> {
  constructor(
    private readonly reader: TenantReader,
    private readonly views: QuoteViewReader,
  ) {}

  async handle({ params }: InputOf<typeof listQuoteViews>): Promise<ResultOf<typeof listQuoteViews>> {
    const [quote, items] = await Promise.all([
      this.reader.one<{ count: number }>('quoting.quote_view_count', COUNT, [params.id]),
      this.views.of(params.id, MOST),
    ]);
    if (!quote) throw new AppError('NOT_FOUND');
    return { count: quote.count, items };
  }
}
