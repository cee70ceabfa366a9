export { MbsFileFault, readMbsFile } from './medicare/domain/mbs-file';
export { quotingService } from './quoting.service';
