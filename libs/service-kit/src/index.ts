export * from './clock';
export * from './config';
export { MAILING_SERVICES, SIGNING_SERVICES } from './service-secrets';
export * from './context';
export {
  rowFaults,
  rowHash,
  type HashedRows,
  type RecordedHash,
  type Row as HashedRow,
  type RowFault,
  type StoredRow,
} from './evidence/hashed-rows';
export { recordedHashes } from './evidence/recorded-hashes';
export * from './ids';
export * from './images/sanitise-image';
export * from './images/read-image';
export * from './images/to-png';
export * from './images/redraw-image';
export { ImportTraces, type NewTrace, type PendingUndo, type TracedStep } from './imports/import-traces';
export { ImportTrials, importTrialTable, summariseChanges, type TrialRecord } from './imports/import-trials';
export { undoStep, type ImportTrace, type UndoStep } from './imports/undo-step';
export * from './injection';
export { Backlog, type BacklogMeasure } from './messaging/backlog';
export * from './messaging/broker';
export { ConsumerRunner } from './messaging/consumer-runner';
export * from './messaging/daily-mail-limit';
export { replayStatement } from './messaging/dead-letters';
export { eachSafely, ItemsFailedError, reportFailedItem, type FailureReport } from './messaging/each-safely';
export { organisationOfEvent } from './messaging/event-messages';
export * from './messaging/live';
export * from './messaging/outage';
export { PracticeSweep } from './messaging/practice-sweep';
export { practiceTurnTables } from './messaging/practice-turns';
export * from './messaging/queues';
export { Readings, type Reading } from './messaging/readings';
export { RollUps, type RollUp } from './messaging/roll-ups';
export { RetryPolicy } from './messaging/retry-policy';
export * from './observability/health-checks';
export * from './observability/logger';
export * from './observability/metrics';
export * from './observability/outcome';
export * from './observability/stack-traces';
export * from './observability/tracing';
export { AnswerCache } from './operations/answer-cache';
export { currentReader, type AnswerReader } from './operations/answer-reader';
export { clientSyncConsumers } from './operations/client-sync-consumers';
export * from './operations/colleagues';
export { nullIfNotFound } from './operations/null-if-not-found';
export * from './operations/handlers';
export { Idempotency } from './operations/idempotency';
export * from './operations/organisation-facts';
export * from './operations/people-names';
export * from './operations/plan-check';
export { userRequestsExcept } from './operations/user-requests';
export * from './operations/current-clients';
export * from './operations/rpc-client';
export * from './operations/work-rotation';
export * from './persistence/change-marks';
export type { Baseline } from './persistence/baseline';
export { migrationsOf } from './persistence/schema-version';
export * from './persistence/changes';
export { Database } from './persistence/database';
export {
  databaseLogins,
  databasePassword,
  databaseRole,
  derivedLogins,
  passwordVariable,
  directDatabaseUrl,
  serviceDatabaseUrl,
} from './persistence/logins';
export * from './persistence/list';
export type { ListJoin } from './persistence/list-joins';
export { missingIndexes, type ExistingIndex } from './persistence/list-indexes';
export { LongLists } from './persistence/long-lists';
export * from './persistence/migrate';
export { MergedClients, type ClientRows } from './persistence/merged-clients';
export { createClientMergeTable } from './persistence/merged-clients.table';
export { momentOf } from './persistence/moment-sql';
export * from './persistence/platform-reader';
export * from './persistence/sql-errors';
export type { SearchedTable } from './persistence/first-matches';
export { createNameSlips } from './persistence/name-slips';
export { searchConditions } from './persistence/search';
export { practiceView } from './persistence/search-views';
export { namedStatement } from './persistence/statement';
export * from './persistence/tenant-entity';
export * from './persistence/tenant-reader';
export * from './persistence/tenant-repository';
export * from './persistence/tenant-table';
export * from './persistence/unit-of-work';
export * from './practice-records/practice-record.parts';
export * from './practice-records/practice-records';
export * from './records/record-authors';
export * from './records/record-columns';
export * from './records/record-entity';
export * from './records/record-keys';
export * from './records/record-parts';
export type { ReferenceChecker } from './records/record-options';
export * from './records/record-preparation';
export * from './records/record-repository';
export * from './records/record-rules';
export * from './records/record-views';
export * from './seal';
export * from './secret-files';
export { inboxOf, natsOptions } from './servers/nats';
export { openRedis } from './servers/redis';
export { natsPasswordVariable, withVerifiedTls } from './servers/servers.config';
export * from './service/define-service';
export * from './service/run-service';
export * from './service/retry';
export * from './service/start-error';
export * from './service/start-retry';
export * from './settings/settings-handlers';
export * from './settings/settings-repository';
export type { ObjectStoreConfig } from './storage/object-store.config';
export { AppendOnlyStore, appendOnlyStore } from './storage/append-only-store';
export { objectStorage } from './storage/object-storage';
export { KeptFiles, keptFilesTable } from './storage/kept-files';
export { storageTables } from './storage/postgres-storage';
export { Storage, StoredFileDamagedError, StoredFileMissingError, type StoredFile } from './storage/storage';
export * from './tokens';
export * from './wire';
