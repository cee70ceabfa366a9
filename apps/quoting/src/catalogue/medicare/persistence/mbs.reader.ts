import { Injectable } from '@nestjs/common';
import { searchKey, type MbsItem, type MedicareSettings } from '@quillcare/rules';
import { TenantReader } from '@quillcare/service-kit';
import { ITEM_COLUMNS } from './mbs-columns';

/** Items of the table in force on a date, with the table's settings for the benefit estimate. */
export interface MbsExcerpt {
  /** ISO date of the table. Null if none is in force on that day. */
  readonly tableDate: string | null;
  readonly settings: MedicareSettings | null;
  /** By item number; items not in the table are absent. */
  readonly items: ReadonlyMap<string, MbsItem>;
}

export interface MbsTableInForce {
  readonly id: string;
  readonly date: string;
  readonly settings: MedicareSettings;
}

/** An item whose schedule fee differs between two dates. A fee is null if the table of that date lacks the item. */
export interface ChangedMbsItem {
  readonly item: string;
  readonly beforeMinor: number | null;
  readonly afterMinor: number | null;
}

// `$1` is the organisation, as in every tenant read, but unused: the schedule is the same for all.
const tableInForceSql = (day: string) => `select id, effective_on, settings from quoting.mbs_table
  where $1::uuid is not null and effective_on <= ${day} and replaced_at is null
  order by effective_on desc limit 1`;

const IN_FORCE = tableInForceSql('$2::date');

const ITEMS = `with in_force as (${IN_FORCE})
  select in_force.effective_on as "tableDate", in_force.settings, ${ITEM_COLUMNS}
  from in_force left join quoting.mbs_item i on i.table_id = in_force.id and i.item = any($3::text[])`;

const CHANGED = `with before as (${tableInForceSql('$2::date')}), after as (${tableInForceSql('$3::date')})
  select asked.item, b.schedule_fee_minor as "beforeMinor", a.schedule_fee_minor as "afterMinor"
  from unnest($4::text[]) asked (item)
    left join quoting.mbs_item b on b.item = asked.item and b.table_id = (select id from before)
    left join quoting.mbs_item a on a.item = asked.item and a.table_id = (select id from after)
  where exists (select 1 from before) and b.schedule_fee_minor is distinct from a.schedule_fee_minor
  order by asked.item`;

// A number matches only the start of item numbers, because descriptions contain the numbers of other items.
const SEARCH = `with in_force as (${IN_FORCE})
  select in_force.effective_on as "tableDate", in_force.settings, found.*
  from in_force left join lateral (select ${ITEM_COLUMNS} from quoting.mbs_item i
    where i.table_id = in_force.id and case when $4::text is null then i.search_key like all ($3::text[])
      else i.item like $4 || '%' end
    order by length(i.item), i.item limit $5) found on true`;

/** Reads the Medicare Benefits Schedule, inside or outside a practice's transaction. Each method runs one query. */
@Injectable()
export class MbsReader {
  constructor(private readonly reader: TenantReader) {}

  /** The items with these numbers from the table in force on the ISO date `on`. */
  async items(numbers: readonly string[], on: string): Promise<MbsExcerpt> {
    return toExcerpt(await this.reader.rows<Row>('quoting.mbsItems', ITEMS, [on, [...new Set(numbers)]]));
  }

  /** Items whose number starts with the text, or whose description contains all its words; the first `limit` by number. */
  async search(text: string, on: string, limit: number): Promise<MbsExcerpt> {
    const words = searchKey(text)
      .split(' ')
      .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    const number = /^\d{1,6}$/.test(text.trim()) ? text.trim() : null;
    const params = [on, words, number, limit];
    return toExcerpt(await this.reader.rows<Row>('quoting.mbsSearch', SEARCH, params));
  }

  /** The table in force on a date. Null before the first. */
  async tableInForce(on: string): Promise<MbsTableInForce | null> {
    const row = await this.reader.one<{ id: string; effectiveOn: string; settings: MedicareSettings }>(
      'quoting.mbsTableInForce',
      IN_FORCE,
      [on],
    );
    return row && { id: row.id, date: row.effectiveOn, settings: row.settings };
  }

  /**
   * Those of the items whose schedule fee differs between the tables in force on two dates. Empty if no table was in force on the
   * first date, because a price not based on a table cannot be out of date.
   */
  changedItems(from: string, to: string, numbers: readonly string[]): Promise<ChangedMbsItem[]> {
    return this.reader.rows('quoting.mbsChangedItems', CHANGED, [from, to, [...new Set(numbers)]]);
  }
}

/** A row of the table in force. The item is null if the table has none of those requested. */
type Row = Omit<MbsItem, 'item'> & {
  item: string | null;
  tableDate: string;
  settings: MedicareSettings;
};

function toExcerpt(rows: readonly Row[]): MbsExcerpt {
  const items = new Map<string, MbsItem>();
  for (const { tableDate: _date, settings: _settings, item, ...rest } of rows)
    if (item !== null) items.set(item, { item, ...rest });
  const [first] = rows;
  return { tableDate: first?.tableDate ?? null, settings: first?.settings ?? null, items };
}
