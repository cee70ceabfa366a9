import { mendCells } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { RowMender } from '../row-mender';

export const MendCellsHandler = implement(mendCells, [RowMender], (mender) => ({
  handle: async ({ params, body }) => mender.mend(await mender.open(params.id), body.cells),
}));
