import { defineService } from '@quillcare/service-kit';
import { trailParts } from './trail/trail.parts';

/** The tamper-evident record of who did what. */
export const auditService = defineService({
  name: 'audit',
  parts: [trailParts],
});
