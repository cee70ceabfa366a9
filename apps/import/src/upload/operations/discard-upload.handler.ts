import { discardUpload } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { UploadRepository } from '../persistence/upload.repository';

export const DiscardUploadHandler = implement(discardUpload, [UploadRepository], (uploads) => ({
  async handle({ body }) {
    await uploads.discard(body.uploadId);
    return {};
  },
}));
