import { getMbsTableChanges } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { MbsTablesReader } from '../persistence/mbs-tables.reader';

export const GetMbsTableChangesQuery = implement(getMbsTableChanges, [MbsTablesReader], (tables) => ({
  handle: ({ params }) => tables.compareWithPrevious(params.id),
}));
