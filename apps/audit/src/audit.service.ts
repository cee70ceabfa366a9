import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { auditConfig } from './audit.config';
import { auditRecords } from './audit.records';
import { checkpointParts } from './checkpoint/checkpoint.parts';
import { trailParts } from './trail/trail.parts';
import { auditBaseline } from './migrations/baseline.migration';

/** The tamper-evident record of who did what. */
export const auditService = defineService({
  name: 'audit',
  baseline: auditBaseline,
  config: auditConfig,
  parts: [trailParts, checkpointParts, practiceRecordParts('audit', auditRecords)],
});
