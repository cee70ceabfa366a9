import { readUndoneEntries } from '@quillcare/contracts';
import { implement, ImportTraces } from '@quillcare/service-kit';
import { IMPORTED } from '../persistence/imported-entries';

const DOCTOR = `concat_ws(' ', nullif(record.title, ''), record.first_name, record.last_name)`;

export const ReadUndoneEntriesQuery = implement(readUndoneEntries, [ImportTraces], (traces) => ({
  handle: ({ body: { entityType, ...page } }) =>
    traces.readOutcomes(page, {
      table: `quoting.${IMPORTED[entityType].table}`,
      name: entityType === 'doctors' ? DOCTOR : 'record.name',
    }),
}));
