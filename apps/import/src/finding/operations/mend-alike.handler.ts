import { mendAlike } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { RowCorrector } from '../row-corrector';

export const MendAlikeHandler = implement(mendAlike, [RowCorrector], (mender) => ({
  handle: async ({ params, body }) => mender.correctSameValue(await mender.lockCheck(params.id), body),
}));
