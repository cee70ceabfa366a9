import { defineParts } from '@quillcare/service-kit';
import { SweepUploadsJob } from './jobs/sweep-uploads.job';
import { AppendUploadHandler } from './operations/append-upload.handler';
import { DiscardUploadHandler } from './operations/discard-upload.handler';
import { ReadUploadQuery } from './operations/read-upload.query';
import { UploadRepository } from './persistence/upload.repository';

export const uploadParts = defineParts({
  handlers: [AppendUploadHandler, DiscardUploadHandler, ReadUploadQuery],
  jobs: [SweepUploadsJob],
  providers: [UploadRepository],
});
