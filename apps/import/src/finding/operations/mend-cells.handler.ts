import { mendCells } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { RowCorrector } from '../row-corrector';

export const MendCellsHandler = implement(mendCells, [RowCorrector], (mender) => ({
  handle: async ({ params, body }) => mender.correctCells(await mender.lockCheck(params.id), body.cells),
}));
