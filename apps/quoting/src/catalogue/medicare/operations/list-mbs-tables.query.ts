import { listMbsTables } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { MbsTablesReader } from '../persistence/mbs-tables.reader';

export const ListMbsTablesQuery = implement(listMbsTables, [MbsTablesReader], (tables) => ({
  handle: async () => ({ items: await tables.listLatest() }),
}));
