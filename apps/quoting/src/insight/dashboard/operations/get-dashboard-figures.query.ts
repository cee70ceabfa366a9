import {
  AppError,
  can,
  countLeads,
  getDashboardFigures,
  type ErrorCode,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { startOfDayIn, todayIn } from '@quillcare/rules';
import {
  Clock,
  currentContext,
  Implements,
  OrganisationFacts,
  ProcessLogger,
  RpcClient,
  TenantReader,
  type Handler,
} from '@quillcare/service-kit';
import { IN_FORCE, WAITING } from '../../../quote';
import {
  figureDays,
  leadFiguresOf,
  quoteFiguresOf,
  type FigureDays,
  type QuoteCount,
} from '../domain/figures';

const CURRENT_QUOTES = `organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed`;

// Each figure matches the list behind it and the reports.
const COUNTS = `select 'sent' as what, (first.sent_at at time zone $3)::date::text as name, count(*)::int as count,
    sum(q.total_minor)::float8 as amount_minor
    from (select distinct on (quote_number) quote_number, total_minor from quoting.quote
       where organisation_id = $1 and ${IN_FORCE} and sent_at >= $2 order by quote_number, revision desc) q
    cross join lateral (select min(sent_at) as sent_at from quoting.quote
       where organisation_id = $1 and quote_number = q.quote_number and deleted_at is null) first
   where first.sent_at >= $2 group by 2
  union all
  select 'accepted', (c.accepted_at at time zone $3)::date::text, count(*)::int, sum(q.total_minor)::float8
    from quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id
   where c.organisation_id = $1 and c.deleted_at is null and c.accepted_at >= $2 group by 2
  union all
  select 'open', status, count(*)::int, sum(total_minor)::float8
    from quoting.quote where ${CURRENT_QUOTES} and status in ('DRAFT', 'SENT', 'QUERY_RECEIVED')
     and (status = 'DRAFT' or (${IN_FORCE} and ${WAITING})) group by 2`;

const UNAVAILABLE_CODES: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED'];

type LeadCounts = ResultOf<typeof countLeads> | 'not seen' | 'away';

@Implements(getDashboardFigures)
export class GetDashboardFiguresQuery implements Handler<typeof getDashboardFigures> {
  constructor(
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
    private readonly organisation: OrganisationFacts,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(_input: InputOf<typeof getDashboardFigures>): Promise<ResultOf<typeof getDashboardFigures>> {
    const { principal } = currentContext();
    if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    const { id, timeZone } = await this.organisation.current();
    const days = figureDays(todayIn(this.clock.now(), timeZone));
    const [leads, quotes] = await Promise.all([
      can(principal, 'LEADS', 'READ') ? this.leads(id, days, timeZone) : 'not seen',
      can(principal, 'QUOTES', 'READ') ? this.quotes(days, timeZone) : null,
    ]);
    return {
      from: days.from,
      to: days.to,
      quotes: quotes && quoteFiguresOf(quotes, days),
      leads: typeof leads === 'string' ? null : leadFiguresOf(leads, days),
      missing: leads === 'away' ? ['crm'] : [],
    };
  }

  private quotes({ since }: FigureDays, timeZone: string): Promise<QuoteCount[]> {
    const params = [startOfDayIn(since, timeZone), timeZone];
    return this.reader.rows<QuoteCount>('quoting.figures', COUNTS, params);
  }

  private async leads(organisationId: string, { since }: FigureDays, timeZone: string): Promise<LeadCounts> {
    try {
      return await this.rpc.call(countLeads, { body: { organisationId, since, timeZone } });
    } catch (error) {
      if (!(error instanceof AppError) || !UNAVAILABLE_CODES.includes(error.code)) throw error;
      this.logger.warn({ code: error.code }, 'lead figures are missing because crm did not respond');
      return 'away';
    }
  }
}
