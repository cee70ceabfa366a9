import { readUndoneLeads } from '@quillcare/contracts';
import { implement, ImportTraces } from '@quillcare/service-kit';

const NAMED = { table: 'crm.lead', name: `concat_ws(' ', record.first_name, record.last_name)` };

export const ReadUndoneLeadsQuery = implement(readUndoneLeads, [ImportTraces], (traces) => ({
  handle: ({ body }) => traces.readOutcomes(body, NAMED),
}));
