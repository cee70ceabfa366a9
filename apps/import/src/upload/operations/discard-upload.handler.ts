import { discardUpload, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { UploadRepository } from '../persistence/upload.repository';

@Implements(discardUpload)
export class DiscardUploadHandler implements Handler<typeof discardUpload> {
  constructor(private readonly uploads: UploadRepository) {}

  async handle({ body }: InputOf<typeof discardUpload>): Promise<ResultOf<typeof discardUpload>> {
    await this.uploads.discard(body.uploadId);
    return {};
  }
}
