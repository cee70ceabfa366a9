import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { auditRecords } from './audit.records';
import { trailParts } from './trail/trail.parts';

/** The tamper-evident record of who did what. */
export const auditService = defineService({
  name: 'audit',
  parts: [trailParts, practiceRecordParts('audit', auditRecords)],
});
