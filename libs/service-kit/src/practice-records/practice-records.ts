import type { Type } from '@nestjs/common';

/** A file that is not stored, but made from its row whenever it is asked for. */
export interface RecordFileMaker {
  /** The file of the row with this id; null if there is none. */
  make(id: string): Promise<Buffer | null>;
}

/** Files beside the rows of a table. The texts are SQL over the row. */
export interface RecordFiles {
  /** Null for a row without a file. */
  name: string;
  mediaType: string;
  /** The storage keys of its pieces in their order, or what makes the file. */
  bytes: { keys: string } | { maker: Type<RecordFileMaker> };
}

/** How a table leaves with the practice. Whatever is not said here leaves as it is. */
export interface TakenRecords {
  /** Columns that stay because they are secrets or belong to work under way; and what an installation that reads the archive puts there, as SQL. */
  without?: Readonly<Record<string, string>>;
  files?: RecordFiles;
  /** Columns that come back otherwise than they left, as SQL over the row. */
  back?: Readonly<Record<string, string>>;
  /** What its rows are read by, in this order, instead of the primary key: unique within a practice. */
  key?: readonly string[];
}

/**
 * What a practice takes along of a service when it leaves. A test compares it with the database: each table of practices is
 * in one of the two, and each column that looks like a secret is named.
 */
export interface PracticeRecords {
  /** By table. */
  taken: Readonly<Record<string, TakenRecords>>;
  /** By table: why it stays. */
  left: Readonly<Record<string, string>>;
}

const QUEUE = 'work under way between services';
const DERIVED = 'follows from the other records';

/** Tables of the kit, in every service that has them. */
export const LEFT_OF_KIT: Readonly<Record<string, string>> = {
  outbox: QUEUE,
  inbox: QUEUE,
  dead_letter: QUEUE,
  event_failure: QUEUE,
  relay_lease: QUEUE,
  reading: QUEUE,
  practice_look: QUEUE,
  practice_turn: QUEUE,
  idempotency_key: 'sealed answers to requests of the last day',
  daily_mail: 'how many emails went out on a day, for a limit of the platform',
  unkept_file: QUEUE,
  stored_file: 'files leave beside the records that they belong to',
  stored_chunk: 'files leave beside the records that they belong to',
  report_mark: DERIVED,
  report_practice: DERIVED,
  report_day: DERIVED,
  report_time_day: DERIVED,
};
