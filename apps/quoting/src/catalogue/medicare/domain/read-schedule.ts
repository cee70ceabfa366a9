import { settingsOfTable, type MbsItem, type MedicareSettings } from '@quillcare/rules';
import { readMbsFile } from './mbs-file';

/** A complete, validated schedule. */
export interface Schedule {
  /** ISO date from which its fees apply. */
  readonly date: string;
  /** Sorted by item number, without duplicates. */
  readonly items: readonly MbsItem[];
  readonly settings: MedicareSettings;
}

/**
 * Parses the file as a stream, keeping only its items. Of several fees for one item the latest counts.
 *
 * @throws MbsFileFault if the file is not a complete schedule.
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
