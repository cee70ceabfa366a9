import {
  MAX_BOARD_CARDS,
  getLeadBoard,
  leadStatus,
  NONE,
  type LeadStatus,
  type LeadSummary,
} from '@quillcare/contracts';
import { normaliseSearchText } from '@quillcare/rules';
import { Clock, implement, TenantReader } from '@quillcare/service-kit';
import { LEAD_COLUMNS } from './lead.columns';
import { ownerFilterValue } from './own-leads';

/** How long a closed lead stays on the board. */
const CLOSED_RETENTION_MS = 30 * 86_400_000;

const BOARD_LEADS = `organisation_id = $1 and deleted_at is null
    and (status not in ('CONVERTED', 'LOST') or status_changed_at >= $2)
    and ($3::uuid is null or owner_id = $3) and ($4::text is null or category = $4)
    and ($5::text[] is null or search_key like all ($5))
    and ($6::boolean is not true or owner_id is null) and ($7::boolean is null or awaits_contact = $7)`;

const COUNTS = `select status, count(*)::int as count, coalesce(sum(expected_value_minor), 0)::float8 as expected_value_minor
  from crm.lead where ${BOARD_LEADS} group by status`;

// One index scan per status, oldest leads first.
const CARDS = `select cards.* from unnest(array['NEW', 'CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST']) as wanted (status)
  cross join lateral (select ${LEAD_COLUMNS} from crm.lead where ${BOARD_LEADS} and lead.status = wanted.status
    order by created_at, id limit ${MAX_BOARD_CARDS}) cards`;

interface Count {
  status: LeadStatus;
  count: number;
  expectedValueMinor: number;
}

export const GetLeadBoardQuery = implement(getLeadBoard, [TenantReader, Clock], (reader, clock) => ({
  async handle({ query }) {
    const since = new Date(clock.now().getTime() - CLOSED_RETENTION_MS);
    const words = query.search
      ? normaliseSearchText(query.search).split(' ').filter(Boolean).map(toLikePattern)
      : null;
    const owner = query.owner ? ownerFilterValue(query.owner) : (query.ownerId ?? null);
    const isNobodys = owner === NONE;
    const params = [
      ...[since, isNobodys ? null : owner, query.category ?? null, words],
      ...[isNobodys, query.awaitsContact ?? null],
    ];
    const counts = await reader.rows<Count>('crm.lead_counts', COUNTS, params);
    const cards = await reader.rows<LeadSummary>('crm.lead_cards', CARDS, params);
    return {
      columns: leadStatus.options.map((status) => ({
        ...(counts.find((one) => one.status === status) ?? { count: 0, expectedValueMinor: 0 }),
        status,
        cards: cards.filter((card) => card.status === status),
      })),
    };
  },
}));

function toLikePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
