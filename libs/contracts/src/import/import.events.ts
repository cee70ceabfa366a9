import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { id } from '../core/primitives';
import { importEntityType, importStatus } from './import.schemas';

const liveUpdates = {
  needs: 'CLIENTS' as const,
  tags: (data: { importId: string }) => [{ type: 'Import' as const, id: data.importId }],
};

export const ImportProgressed = event({
  service: 'import',
  name: 'ImportProgressed',
  data: z.object({ importId: id }),
  live: liveUpdates,
});
export const ImportFinished = event({
  service: 'import',
  name: 'ImportFinished',
  data: z.object({
    importId: id,
    successful: z.number().int(),
    /** The person to notify. Absent from services of the previous version. */
    userId: id.nullable().optional(),
    entityType: importEntityType.optional(),
    status: importStatus.optional(),
    /** Number of rows that were left out. */
    failed: z.number().int().optional(),
  }),
  live: liveUpdates,
});

export const runImport = job({
  service: 'import',
  name: 'runImport',
  data: z.object({ organisationId: id, importId: id }),
});
export const resumeImports = job({
  service: 'import',
  name: 'resumeImports',
  data: z.object({}),
  everyMs: 15_000,
  attempts: 1,
});
/** Removes uploads whose gateway crashed before it could discard them. */
export const sweepUploads = job({
  service: 'import',
  name: 'sweepUploads',
  data: z.object({}),
  everyMs: 300_000,
  attempts: 1,
});
