import { z } from 'zod';
import { event } from '../core/event';
import { id, instant } from '../core/primitives';

const liveUpdates = {
  needs: 'CLIENTS' as const,
  tags: (data: { clientId: string }) => [{ type: 'Client' as const, id: data.clientId }],
};
const data = z.object({ clientId: id });

export const ClientCreated = event({ service: 'crm', name: 'ClientCreated', data, live: liveUpdates });
export const ClientUpdated = event({ service: 'crm', name: 'ClientUpdated', data, live: liveUpdates });
export const ClientDeleted = event({ service: 'crm', name: 'ClientDeleted', data, live: liveUpdates });
export const ClientRestored = event({ service: 'crm', name: 'ClientRestored', data, live: liveUpdates });

/** A batch of an import was stored. There is one event per batch, not per row. */
export const ClientsImported = event({
  service: 'crm',
  name: 'ClientsImported',
  data: z.object({
    importId: id,
    count: z.number().int(),
    /** The `updatedAt` shared by all rows of the batch. Absent from services of the previous version. */
    changedAt: instant.optional(),
    /** Ids of existing clients that the batch changed. Absent from services of the previous version. */
    changedIds: z.array(id).optional(),
  }),
  live: { needs: 'CLIENTS', tags: () => [{ type: 'Client' }, { type: 'Note' }] },
});
