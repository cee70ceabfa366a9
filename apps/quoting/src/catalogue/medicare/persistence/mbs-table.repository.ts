import { Injectable } from '@nestjs/common';
import { AppError, MbsTableLoaded, PLATFORM_ORGANISATION_ID } from '@quillcare/contracts';
import { searchKey, type MbsItem } from '@quillcare/rules';
import { changesOf, currentContext, newId, UnitOfWork } from '@quillcare/service-kit';
import { PriceChecks } from '../../price-check/price-checks';
import type { Schedule } from '../domain/read-schedule';

/** The origin of a schedule, and whether it may replace one of the same date. */
export interface ScheduleSource {
  fileName: string;
  /** SHA-256 of the file, in hex. */
  sha256: string;
  isSample: boolean;
  replaces: boolean;
}

interface StoredTable {
  id: string;
  effectiveOn: string;
  sha256: string;
  isSample: boolean;
}

const BATCH = 500;
/** Number of leading characters of a description included in the search. */
const SEARCHED = 300;

const INSERT_ITEMS = `insert into quoting.mbs_item (table_id, item, category, "group", sub_group, fee_type,
    schedule_fee_minor, benefit75_minor, benefit85_minor, benefit100_minor, basic_units, derived_fee,
    needs_anaesthetist, allows_assistant, hospital_only, description, fee_from, search_key)
  select $1, x.* from jsonb_to_recordset($2::jsonb) as x (item text, category text, "group" text, "subGroup" text,
    "feeType" text, "scheduleFeeMinor" int, "benefit75Minor" int, "benefit85Minor" int, "benefit100Minor" int,
    "basicUnits" int, "derivedFee" text, "needsAnaesthetist" boolean, "allowsAssistant" boolean, "hospitalOnly" boolean,
    description text, "feeFrom" date, "searchKey" text)`;

/** Stores schedule tables. Runs in a transaction with platform scope. */
@Injectable()
export class MbsTableRepository {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly checks: PriceChecks,
  ) {}

  /**
   * Stores a schedule as a table, or returns the table already loaded from the same file. A table of the same date is replaced
   * only on request, except that a sample always gives way. Loads are serialised.
   */
  async store(
    schedule: Schedule,
    source: ScheduleSource,
  ): Promise<{ tableId: string; wasLoadedBefore: boolean }> {
    await this.lock();
    const present = await this.present();
    const same = present.find(({ sha256 }) => sha256 === source.sha256);
    if (same) return { tableId: same.id, wasLoadedBefore: true };
    const existing = present.find((table) => table.effectiveOn === schedule.date && !table.isSample);
    if (existing && !source.replaces)
      throw new AppError('MBS_TABLE_EXISTS', {
        detail: `There is another table of ${schedule.date}. It can be replaced.`,
      });
    const replaced = present.filter((table) => table === existing || table.isSample);
    await this.markReplaced(replaced.map(({ id }) => id));
    const tableId = await this.insert(schedule, source);
    await this.checks.requestForAll();
    this.emitLoaded(tableId, schedule, source, existing !== undefined);
    return { tableId, wasLoadedBefore: false };
  }

  /** Whether any table exists. Waits for loads in progress. */
  async hasAny(): Promise<boolean> {
    await this.lock();
    return (await this.present()).length > 0;
  }

  private async lock(): Promise<void> {
    await this.uow.lock('schedule tables');
  }

  private present(): Promise<StoredTable[]> {
    return this.uow.query(`select id, effective_on as "effectiveOn", sha256, is_sample as "isSample"
      from quoting.mbs_table where replaced_at is null`);
  }

  private async markReplaced(ids: readonly string[]): Promise<void> {
    await this.uow.execute('update quoting.mbs_table set replaced_at = $2 where id = any($1::uuid[])', [
      ids,
      this.uow.now(),
    ]);
  }

  private async insert({ date, items, settings }: Schedule, source: ScheduleSource): Promise<string> {
    const id = newId();
    const { actor } = currentContext();
    await this.uow.execute(
      `insert into quoting.mbs_table (id, effective_on, file_name, sha256, item_count, is_sample, settings, loaded_at,
         loaded_by, loaded_by_name) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        date,
        source.fileName,
        source.sha256,
        items.length,
        source.isSample,
        JSON.stringify(settings),
        this.uow.now(),
        actor.userId,
        actor.name,
      ],
    );
    for (let at = 0; at < items.length; at += BATCH)
      await this.uow.execute(INSERT_ITEMS, [
        id,
        JSON.stringify(items.slice(at, at + BATCH).map(withSearchKey)),
      ]);
    return id;
  }

  private emitLoaded(
    tableId: string,
    { date, items }: Schedule,
    source: ScheduleSource,
    isReplacement: boolean,
  ): void {
    const itemCount = items.length;
    this.uow.emit(MbsTableLoaded, tableId, { tableId, effectiveOn: date, itemCount, isReplacement });
    const { fileName, sha256 } = source;
    const facts = { effectiveOn: date, itemCount, fileName, sha256, isReplacement };
    this.uow.audit(
      {
        entityType: 'MBS_TABLE',
        entityId: tableId,
        action: 'CREATE',
        entityLabel: date,
        changes: changesOf(null, facts, Object.keys(facts)),
      },
      // Audited in the super admin's own practice, or in the platform's if loaded from the command line.
      currentContext().organisationId ?? PLATFORM_ORGANISATION_ID,
    );
  }
}

// Descriptions start with the procedure; the conditions and references to other items that follow are not searched for.
function withSearchKey(item: MbsItem): MbsItem & { searchKey: string } {
  return { ...item, searchKey: searchKey(item.item, item.description.slice(0, SEARCHED)) };
}
