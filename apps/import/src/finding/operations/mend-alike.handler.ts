import { mendAlike } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { RowMender } from '../row-mender';

export const MendAlikeHandler = implement(mendAlike, [RowMender], (mender) => ({
  handle: async ({ params, body }) => mender.mendAlike(await mender.open(params.id), body),
}));
