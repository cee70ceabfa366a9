import { defineParts } from '@quillcare/service-kit';
import { FindingSummaryReader } from './finding-summary.reader';
import { ChooseOddValuesHandler } from './operations/choose-odd-values.handler';
import { GetImportFindingsQuery } from './operations/get-import-findings.query';
import { ListFindingRowsQuery } from './operations/list-finding-rows.query';
import { MendAlikeHandler } from './operations/mend-alike.handler';
import { MendCellsHandler } from './operations/mend-cells.handler';
import { FindingRows } from './persistence/finding-rows';
import { PatchRepository } from './persistence/patch.repository';
import { RowCorrector } from './row-corrector';

/** Findings: problems in the rows of a file, how users correct them, and what happens to the rest. */
export const findingParts = defineParts({
  handlers: [
    GetImportFindingsQuery,
    ListFindingRowsQuery,
    MendCellsHandler,
    MendAlikeHandler,
    ChooseOddValuesHandler,
  ],
  providers: [FindingRows, PatchRepository, FindingSummaryReader, RowCorrector],
});
