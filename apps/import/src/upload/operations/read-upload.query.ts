import { readUpload, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const PIECE = `select c.bytes from import.upload_chunk c join import.upload u on u.id = c.upload_id
  where c.organisation_id = $1 and u.organisation_id = $1 and c.upload_id = $2 and c.sequence = $3 and u.import_id is null`;

@Implements(readUpload)
export class ReadUploadQuery implements Handler<typeof readUpload> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readUpload>): Promise<ResultOf<typeof readUpload>> {
    const piece = await this.reader.one<{ bytes: Buffer }>('import.uploadPiece', PIECE, [
      body.uploadId,
      body.sequence,
    ]);
    return { base64: piece?.bytes.toString('base64') ?? null };
  }
}
