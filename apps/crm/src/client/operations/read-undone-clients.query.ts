import { readUndoneClients } from '@quillcare/contracts';
import { implement, ImportTraces } from '@quillcare/service-kit';

const NAMED = { table: 'crm.client', name: `record.first_name || ' ' || record.last_name` };

export const ReadUndoneClientsQuery = implement(readUndoneClients, [ImportTraces], (traces) => ({
  handle: ({ body }) => traces.readOutcomes(body, NAMED),
}));
