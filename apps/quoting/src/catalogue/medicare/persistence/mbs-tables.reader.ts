import { Injectable } from '@nestjs/common';
import { AppError, MAX_MBS_SEARCH_ITEMS, type MbsItemChange, type MbsTable } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, TenantReader } from '@quillcare/service-kit';

/** Time zone of the publisher, by whose calendar the schedule takes effect. */
const ZONE = 'Australia/Sydney';

// `$1` is the organisation, as in every tenant read, but unused: the schedule is the same for all.
const TABLES = `select id, effective_on, file_name, sha256, item_count, is_sample, loaded_at, loaded_by_name,
    case when replaced_at is not null then 'REPLACED'
         when effective_on > $2::date then 'UPCOMING'
         when effective_on = (select max(effective_on) from quoting.mbs_table
                               where replaced_at is null and effective_on <= $2::date) then 'IN_FORCE'
         else 'PAST' end as state
  from quoting.mbs_table where $1::uuid is not null`;

const LATEST = `${TABLES} order by effective_on desc, loaded_at desc, id limit 200`;
const BY_ID = `${TABLES} and id = $3`;

const PREVIOUS = `select p.id, p.effective_on as "effectiveOn" from quoting.mbs_table t, quoting.mbs_table p
  where $1::uuid is not null and t.id = $2 and p.replaced_at is null and p.effective_on < t.effective_on
  order by p.effective_on desc limit 1`;

const COMPARED = `select coalesce(a.item, b.item) as item, coalesce(a.description, b.description) as description,
    b.schedule_fee_minor as before_minor, a.schedule_fee_minor as after_minor,
    case when b.item is null then 'ADDED' when a.item is null then 'REMOVED'
         when a.schedule_fee_minor is distinct from b.schedule_fee_minor then 'FEE' else 'SAME' end as kind
  from (select * from quoting.mbs_item where $1::uuid is not null and table_id = $2) a
    full join (select * from quoting.mbs_item where table_id = $3) b on b.item = a.item`;

const COUNTS = `select count(*) filter (where kind = 'ADDED')::int as added,
    count(*) filter (where kind = 'REMOVED')::int as removed, count(*) filter (where kind = 'FEE')::int as fee_changed,
    count(*) filter (where kind = 'SAME')::int as unchanged from (${COMPARED}) compared`;

const CHANGES = `select * from (${COMPARED}) compared where kind <> 'SAME'
  order by kind, length(item), item limit ${MAX_MBS_SEARCH_ITEMS}`;

interface ChangeCounts {
  added: number;
  removed: number;
  feeChanged: number;
  unchanged: number;
}

export interface MbsChanges extends ChangeCounts {
  previousOn: string | null;
  items: MbsItemChange[];
}

@Injectable()
export class MbsTablesReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  today(): string {
    return todayIn(this.clock.now(), ZONE);
  }

  listLatest(): Promise<MbsTable[]> {
    return this.reader.rows<MbsTable>('quoting.mbsTables', LATEST, [this.today()]);
  }

  async get(tableId: string): Promise<MbsTable> {
    const table = await this.reader.one<MbsTable>('quoting.mbsTable', BY_ID, [this.today(), tableId]);
    if (!table) throw new AppError('NOT_FOUND');
    return table;
  }

  /** Changes from the previous table. Empty for the first one. */
  async compareWithPrevious(tableId: string): Promise<MbsChanges> {
    const { itemCount } = await this.get(tableId);
    const previous = await this.reader.one<{ id: string; effectiveOn: string }>(
      'quoting.mbsTableBefore',
      PREVIOUS,
      [tableId],
    );
    if (!previous)
      return { previousOn: null, added: itemCount, removed: 0, feeChanged: 0, unchanged: 0, items: [] };
    const pair = [tableId, previous.id];
    const counts = await this.reader.one<ChangeCounts>('quoting.mbsChangeCounts', COUNTS, pair);
    const items = await this.reader.rows<MbsItemChange>('quoting.mbsChanges', CHANGES, pair);
    return {
      ...(counts ?? { added: 0, removed: 0, feeChanged: 0, unchanged: 0 }),
      previousOn: previous.effectiveOn,
      items,
    };
  }
}
