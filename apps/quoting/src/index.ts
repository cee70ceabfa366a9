export { EvidenceChecker, type EvidenceReport } from './evidence/check/evidence-checker';
export { MbsFileFault, readMbsFile } from './medicare/domain/mbs-file';
export { readSchedule } from './medicare/domain/read-schedule';
export { MbsTableRepository } from './medicare/persistence/mbs-table.repository';
export { quotingService } from './quoting.service';
