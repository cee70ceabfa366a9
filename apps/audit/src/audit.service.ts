import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { auditConfig } from './audit.config';
import { auditRecords } from './audit.records';
import { checkpointParts } from './checkpoint/checkpoint.parts';
import { trailParts } from './trail/trail.parts';

/** The tamper-evident record of who did what. */
export const auditService = defineService({
  name: 'audit',
  config: auditConfig,
  parts: [trailParts, checkpointParts, practiceRecordParts('audit', auditRecords)],
});
