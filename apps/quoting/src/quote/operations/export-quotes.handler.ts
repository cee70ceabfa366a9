import { exportQuotes, type CsvPage, type InputOf } from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, csvAmount, csvLine, todayIn } from '@quillcare/rules';
import {
  Clock,
  Implements,
  OrganisationFacts,
  TenantReader,
  UnitOfWork,
  type Handler,
  type ListQuery,
} from '@quillcare/service-kit';
import { exportedQuotes, listQueryOf, type ExportedQuote } from './quote-list';

/** So many rows are in memory at a time. */
const PAGE = 500;

const HEADER = [
  'Number',
  'Version',
  'Status',
  'Client',
  'Doctor',
  'Hospital',
  'Site',
  'Created',
  'Sent',
  'First viewed',
  'Answered',
  'Valid until',
  'Currency',
  'Total',
];

@Implements(exportQuotes)
export class ExportQuotesHandler implements Handler<typeof exportQuotes> {
  constructor(
    private readonly reader: TenantReader,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The zone of the practice: the file has its days. */
  async prepare(): Promise<string> {
    return (await this.organisation.current()).timeZone;
  }

  async handle({ query }: InputOf<typeof exportQuotes>, timeZone: string): Promise<CsvPage> {
    const today = todayIn(this.clock.now(), timeZone);
    const asked = { ...listQueryOf(query, today), limit: PAGE };
    const isFirst = query.cursor === undefined;
    if (isFirst) await this.record(query, asked);
    const { items, nextCursor } = await this.reader.page(exportedQuotes, asked);
    const lines = items.map((quote) => csvLine(cellsOf(quote, timeZone)));
    const begin = isFirst ? [CSV_BYTE_ORDER_MARK, csvLine(HEADER)] : [];
    return { fileName: `quotes-${today}.csv`, text: [...begin, ...lines].join(''), nextCursor };
  }

  /** At the beginning, so that a download that was broken off is recorded as well. */
  private async record(query: InputOf<typeof exportQuotes>['query'], asked: ListQuery): Promise<void> {
    const count = await this.reader.count(exportedQuotes, asked);
    const { limit: _limit, cursor: _cursor, ...filters } = query;
    const chosen = Object.entries(filters).filter(([, value]) => value !== undefined);
    const words = chosen.map(([name, value]) => `${name}=${[value].flat().join(',')}`).join(', ');
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: this.uow.organisationId,
      action: 'EXPORT',
      notes: `${count} ${count === 1 ? 'quote' : 'quotes'} as CSV; ${words === '' ? 'no filters' : `filters: ${words}`}`,
    });
  }
}

function cellsOf(quote: ExportedQuote, timeZone: string): (string | number | null)[] {
  const day = (instant: string | null) => (instant === null ? null : todayIn(new Date(instant), timeZone));
  return [
    quote.quoteNumber,
    quote.revision,
    quote.status,
    quote.clientName,
    quote.doctorName,
    quote.hospitalName,
    quote.siteName,
    day(quote.createdAt),
    day(quote.sentAt),
    day(quote.firstViewedAt),
    day(quote.respondedAt),
    quote.validUntil,
    quote.currency,
    csvAmount(quote.totalMinor),
  ];
}
