import type { Type } from '@nestjs/common';

/** Generates a file that is not stored but rendered from its row on request. */
export interface RecordFileBuilder {
  /** Returns the file of the row with this id; null if there is none. */
  make(id: string): Promise<Buffer | null>;
}

/** The files that belong to the rows of a table. The texts are SQL over the row. */
export interface RecordFiles {
  /** Null for a row without a file. */
  name: string;
  mediaType: string;
  /** The storage keys of its pieces in order, or the class that generates it. */
  bytes: { keys: string } | { maker: Type<RecordFileBuilder> };
}

/** How a table is exported. Everything not mentioned is exported unchanged. */
export interface TakenRecords {
  /**
   * Columns left out because they are secrets or belong to work in progress, with the SQL value an importing installation uses
   * instead.
   */
  omittedColumns?: Readonly<Record<string, string>>;
  files?: RecordFiles;
  /** Columns imported differently from how they were exported, as SQL over the row. */
  back?: Readonly<Record<string, string>>;
  /** Columns the rows are read by, in this order, instead of the primary key; unique within a practice. */
  key?: readonly string[];
}

/**
 * What a practice's data export includes of a service. A test compares it with the database: each tenant table must be in one of
 * the two maps, and each column that looks like a secret must be named.
 */
export interface PracticeRecords {
  /** Exported tables, by name. */
  exported: Readonly<Record<string, TakenRecords>>;
  /** Tables not exported, with the reason. */
  notExported: Readonly<Record<string, string>>;
}

const QUEUE = 'work under way between services';
const DERIVED = 'follows from the other records';

/** The kit's tables, present in every service that has them. */
export const KIT_TABLES_NOT_EXPORTED: Readonly<Record<string, string>> = {
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
