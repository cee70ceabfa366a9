export { EvidenceChecker, type EvidenceReport } from './evidence';
export { MbsFileError, MbsTableRepository, readMbsFile, readSchedule } from './catalogue';
export { quotingService } from './quoting.service';
