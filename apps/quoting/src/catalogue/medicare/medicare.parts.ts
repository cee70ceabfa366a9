import { defineParts } from '@quillcare/service-kit';
import { GetMbsTableChangesQuery } from './operations/get-mbs-table-changes.query';
import { ListMbsItemsQuery } from './operations/list-mbs-items.query';
import { ListMbsTablesQuery } from './operations/list-mbs-tables.query';
import { LoadMbsSampleHandler } from './operations/load-mbs-sample.handler';
import { LoadMbsTableHandler } from './operations/load-mbs-table.handler';
import { MbsReader } from './persistence/mbs.reader';
import { MbsTableRepository } from './persistence/mbs-table.repository';
import { MbsTablesReader } from './persistence/mbs-tables.reader';

/** The Medicare Benefits Schedule: loading its dated tables and reading them. */
export const medicareParts = defineParts({
  handlers: [
    LoadMbsTableHandler,
    LoadMbsSampleHandler,
    ListMbsTablesQuery,
    GetMbsTableChangesQuery,
    ListMbsItemsQuery,
  ],
  providers: [MbsReader, MbsTablesReader, MbsTableRepository],
});
