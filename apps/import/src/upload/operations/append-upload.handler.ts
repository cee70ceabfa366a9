import { AppError, appendUpload, IMPORT_FILE_LIMIT, invalid } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { UploadRepository } from '../persistence/upload.repository';

const PIECE_LIMIT = 512 * 1024;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

export const AppendUploadHandler = implement(appendUpload, [UploadRepository], (uploads) => ({
  async handle({ body }) {
    const { uploadId, sequence } = body;
    const bytes = decode(body.base64);
    const size = await uploads.append(uploadId, sequence, bytes);
    if (size === null && !(await uploads.has(uploadId, sequence, bytes))) {
      throw invalid({ path: 'sequence', message: 'This is not the next chunk of the file' });
    }
    if (size !== null && size > IMPORT_FILE_LIMIT) throw new AppError('PAYLOAD_TOO_LARGE');
    return { sequence };
  },
}));

// Node's decoder skips invalid base64, but a damaged chunk must not silently shorten the file.
function decode(base64: string): Buffer {
  if (base64.length % 4 !== 0 || !BASE64.test(base64))
    throw invalid({ path: 'base64', message: 'This field is invalid' });
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > PIECE_LIMIT) throw invalid({ path: 'base64', message: 'This field is too long' });
  return bytes;
}
