import {
  MAX_BOARD_ROWS,
  boardQuoteStatus,
  getQuoteBoard,
  type QuoteSummary,
  type ResultOf,
} from '@quillcare/contracts';
import { Clock, implement, TenantReader } from '@quillcare/service-kit';
import { quoteList } from '../../../quote';

/** How long a finished quote stays on the board. */
const SHOW_ENDED_FOR_MS = 30 * 86_400_000;

const CURRENT_QUOTES = `organisation_id = $1 and deleted_at is null and superseded_at is null and not lapsed`;
const OPEN = `status in ('DRAFT', 'SENT', 'QUERY_RECEIVED')`;
const RECENTLY_ENDED = `status in ('ACCEPTED', 'REJECTED', 'EXPIRED') and coalesce(responded_at, updated_at) >= $2`;
// An acceptance can be withdrawn long after it was given.
const WITHDRAWN_AT = 'coalesce(acceptance_withdrawn_at, withdrawn_at, updated_at)';
const RECENTLY_WITHDRAWN = `status = 'WITHDRAWN' and ${WITHDRAWN_AT} >= $2`;

const COUNTS = [OPEN, RECENTLY_ENDED, RECENTLY_WITHDRAWN]
  .map(
    (condition) => `select status, count(*)::int as count, sum(total_minor)::float8 as total_minor
      from quoting.quote where ${CURRENT_QUOTES} and ${condition} group by status`,
  )
  .join('\nunion all\n');

/** The cards of the statuses matching \`which\`, with one index scan per status. */
const cardsOf = (statuses: string, condition: string, order: string) =>
  `select cards.* from unnest(array[${statuses}]) as wanted (status) cross join lateral (
    select ${quoteList.columns} from quoting.quote where ${CURRENT_QUOTES} and ${condition} and quote.status = wanted.status
     order by ${order} limit ${MAX_BOARD_ROWS}) cards`;

const CARDS = `${cardsOf(`'DRAFT', 'SENT', 'QUERY_RECEIVED'`, OPEN, 'created_at, id')}
  union all
  ${cardsOf(`'ACCEPTED', 'REJECTED', 'EXPIRED'`, RECENTLY_ENDED, 'coalesce(responded_at, updated_at) desc, id')}
  union all
  ${cardsOf(`'WITHDRAWN'`, RECENTLY_WITHDRAWN, `${WITHDRAWN_AT} desc, id`)}`;

type Column = ResultOf<typeof getQuoteBoard>['columns'][number];

export const GetQuoteBoardQuery = implement(getQuoteBoard, [TenantReader, Clock], (reader, clock) => ({
  async handle(_input) {
    const since = [new Date(clock.now().getTime() - SHOW_ENDED_FOR_MS)];
    const [counts, cards] = await Promise.all([
      reader.rows<Omit<Column, 'cards'>>('quoting.quote_board_counts', COUNTS, since),
      reader.rows<QuoteSummary>('quoting.quote_board_cards', CARDS, since),
    ]);
    return {
      columns: boardQuoteStatus.options.map((status) => ({
        ...(counts.find((one) => one.status === status) ?? { count: 0, totalMinor: 0 }),
        status,
        cards: cards.filter((card) => card.status === status),
      })),
    };
  },
}));
