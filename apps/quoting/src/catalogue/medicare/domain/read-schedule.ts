import { settingsOfTable, type MbsItem, type MedicareSettings } from '@quillcare/rules';
import { readMbsFile } from './mbs-file';

/** A whole schedule, read and checked, as it is stored. */
export interface Schedule {
  /** ISO date from which its fees apply. */
  readonly date: string;
  /** By number, in order; each once. */
  readonly items: readonly MbsItem[];
  readonly settings: MedicareSettings;
}

/**
 * Reads a file while it arrives; only its items are kept. Of an item with several fees the latest counts.
 *
 * @throws MbsFileFault for a file that is not a whole schedule.
 */
export async function readSchedule(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Schedule> {
  const found = new Map<string, MbsItem>();
  const { date } = await readMbsFile(pieces, (item) => {
    const other = found.get(item.item);
    if (!other || (other.feeFrom ?? '') < (item.feeFrom ?? '')) found.set(item.item, item);
  });
  const items = [...found.values()].sort((a, b) => Number(a.item) - Number(b.item));
  return { date, items, settings: settingsOfTable(items, date) };
}
