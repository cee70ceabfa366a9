import {
  MAX_BOARD_ROWS,
  getCaseBoard,
  surgeryCaseStatus,
  type CaseCard,
  type ResultOf,
} from '@quillcare/contracts';
import { Clock, implement, TenantReader } from '@quillcare/service-kit';
import { readinessOfCase } from '../../../case';

/** How long a finished case stays on the board. */
const SHOW_ENDED_FOR_MS = 30 * 86_400_000;

const FROM =
  'quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id';
const IN_PRACTICE = 'c.organisation_id = $1 and c.deleted_at is null';
const OPEN = `c.status in ('PLANNED', 'SCHEDULED', 'CONFIRMED', 'IN_PROGRESS', 'RESCHEDULED')`;
const RECENTLY_ENDED = `c.status in ('COMPLETED', 'POST_OP', 'CANCELLED') and c.updated_at >= $2`;

const COUNTS = [OPEN, RECENTLY_ENDED]
  .map(
    (condition) => `select c.status, count(*)::int as count, sum(q.total_minor)::float8 as total_minor
      from ${FROM} where ${IN_PRACTICE} and ${condition} group by c.status`,
  )
  .join('\nunion all\n');

const cardsOf = (statuses: string, condition: string, order: string) =>
  `select cards.* from unnest(array[${statuses}]) as wanted (status) cross join lateral (
    select c.id, c.version, c.created_at, c.updated_at, c.quote_id, c.quote_number, c.patient, c.doctor, c.hospital, c.procedures,
      c.status, c.accepted_at, c.preferred_date, c.starts_at, c.duration_minutes, c.cancelled_at, c.cancelled_by, c.cancelled_reason, q.total_minor, q.currency,
      ${readinessOfCase('c')} as readiness
      from ${FROM} where ${IN_PRACTICE} and ${condition} and c.status = wanted.status order by ${order} limit ${MAX_BOARD_ROWS}) cards`;

const CARDS = `${cardsOf(`'PLANNED', 'SCHEDULED', 'CONFIRMED', 'IN_PROGRESS', 'RESCHEDULED'`, OPEN, 'c.accepted_at, c.id')}
  union all
  ${cardsOf(`'COMPLETED', 'POST_OP', 'CANCELLED'`, RECENTLY_ENDED, 'c.updated_at desc, c.id')}`;

type Column = ResultOf<typeof getCaseBoard>['columns'][number];

export const GetCaseBoardQuery = implement(getCaseBoard, [TenantReader, Clock], (reader, clock) => ({
  async handle(_input) {
    const since = [new Date(clock.now().getTime() - SHOW_ENDED_FOR_MS)];
    const [counts, cards] = await Promise.all([
      reader.rows<Omit<Column, 'cards'>>('quoting.case_board_counts', COUNTS, since),
      reader.rows<CaseCard>('quoting.case_board_cards', CARDS, since),
    ]);
    return {
      columns: surgeryCaseStatus.options.map((status) => ({
        ...(counts.find((one) => one.status === status) ?? { count: 0, totalMinor: 0 }),
        status,
        cards: cards.filter((card) => card.status === status),
      })),
    };
  },
}));
