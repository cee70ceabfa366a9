export { EvidenceChecker, type EvidenceReport } from './evidence';
export { MbsFileFault, MbsTableRepository, readMbsFile, readSchedule } from './catalogue';
export { quotingService } from './quoting.service';
