import { readUpload } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const SELECT_CHUNK = `select c.bytes from import.upload_chunk c join import.upload u on u.id = c.upload_id
  where c.organisation_id = $1 and u.organisation_id = $1 and c.upload_id = $2 and c.sequence = $3 and u.import_id is null`;

export const ReadUploadQuery = implement(readUpload, [TenantReader], (reader) => ({
  async handle({ body }) {
    const piece = await reader.one<{ bytes: Buffer }>('import.uploadPiece', SELECT_CHUNK, [
      body.uploadId,
      body.sequence,
    ]);
    return { base64: piece?.bytes.toString('base64') ?? null };
  },
}));
