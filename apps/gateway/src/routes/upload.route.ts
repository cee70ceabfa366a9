import { Injectable } from '@nestjs/common';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import {
  AppError,
  fieldErrors,
  invalid,
  organisationOf,
  parseInput,
  successStatus,
  UPLOAD_FIELDS,
  type Operation,
} from '@quillcare/contracts';
import { ProcessLogger, RpcClient } from '@quillcare/service-kit';
import { asAppError } from '../http/problem';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { unstorableFields } from '../http/unstorable-text';
import { FileUpload } from './file-upload';
import { rawInput, sendJson } from './json.route';
import { piecesOf } from './pieces';
import { contextOf } from './request-context';

/** Fits into one NATS message when base64-encoded. */
const PIECE_BYTES = 256 * 1024;
const FORM_LIMITS = {
  fields: 20,
  fieldSize: 16 * 1024,
  files: 2, // Allows a second file, so that it is refused with its own error.
  parts: 22,
  fieldNameSize: 100,
  headerPairs: 50,
};
/** Maximum size of a form excluding its file. */
const FORM_BYTES = 512 * 1024;

interface Form {
  fields: Record<string, unknown>;
  fileName?: string;
}

/** Serves forms with one file, forwarding it in chunks as it arrives. */
@Injectable()
export class UploadRoute {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  async serve(operation: Operation, request: GatewayRequest, reply: GatewayReply): Promise<void> {
    if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const fileLimit = operation.http?.bodyLimit ?? 0;
    if (Number(request.headers['content-length']) > fileLimit + FORM_BYTES)
      throw new AppError('PAYLOAD_TOO_LARGE');
    const raw = rawInput(request);
    const upload = this.uploadFor(operation, request);
    try {
      const form = await readForm(request, upload, fileLimit);
      const input = parseInput(operation, { ...raw, body: bodyOf(operation, form, upload) });
      const result = await this.rpc.dispatch(operation, input, contextOf(operation, request));
      sendJson(reply, successStatus(operation), result);
    } finally {
      await this.discard(upload);
    }
  }

  private uploadFor(operation: Operation, request: GatewayRequest): FileUpload {
    const principal = request.caller?.principal;
    const organisationId = principal && organisationOf(principal);
    if (!organisationId) throw new AppError('UNAUTHENTICATED');
    const { correlationId, actor, client } = contextOf(operation, request);
    return new FileUpload(this.rpc, { organisationId, correlationId, actor, client });
  }

  // Also after a success: a retried request returns the first result, so its own file is not used.
  private async discard(upload: FileUpload): Promise<void> {
    try {
      await upload.discard();
    } catch (error) {
      this.logger.failure(error, `upload ${upload.id} could not be discarded; the sweep will remove it`);
    }
  }
}

async function readForm(request: GatewayRequest, upload: FileUpload, fileSize: number): Promise<Form> {
  const form: Form = { fields: {} };
  try {
    for await (const part of asSent(request.parts({ limits: { ...FORM_LIMITS, fileSize } }))) {
      if (part.type === 'file') form.fileName = await readFile(part, form, upload);
      else readField(part, form.fields);
    }
    return form;
  } finally {
    request.raw.unpipe(); // Otherwise the parser would continue reading.
  }
}

function readField({ fieldname, value, valueTruncated }: MultipartValue, fields: Form['fields']): void {
  if (valueTruncated) fields[fieldname] = undefined;
  else fields[fieldname] = fieldname in fields ? [fields[fieldname], value] : value;
}

async function readFile(part: MultipartFile, form: Form, upload: FileUpload): Promise<string> {
  if (part.fieldname !== 'file') throw invalid({ path: part.fieldname, message: 'Unknown field' });
  if (form.fileName !== undefined) throw invalid({ path: 'file', message: 'Please choose one file only' });
  // By default the parser reads the rest of the file before it reports the limit.
  part.file.once('limit', () => part.file.destroy(new AppError('PAYLOAD_TOO_LARGE')));
  await upload.store(asSent(piecesOf(part.file, PIECE_BYTES)));
  return part.filename;
}

/** Marks errors of the caller's stream as client errors. */
async function* asSent<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    const known = asAppError(error);
    throw known.code === 'INTERNAL' ? new AppError('MALFORMED_REQUEST', { cause: error }) : known;
  }
}

/** Builds the operation's body; throws `VALIDATION_FAILED` with all errors of the form. */
function bodyOf(operation: Operation, { fields, fileName }: Form, upload: FileUpload): object {
  const hasFile = fileName !== undefined;
  const body = {
    ...fields,
    ...(hasFile ? { fileName, uploadId: upload.id, fileHash: upload.fileHash() } : {}),
  };
  const ours = new Set<string>(UPLOAD_FIELDS);
  const forged = Object.keys(fields).filter((name) => ours.has(name));
  const parsed = operation.body.safeParse(body);
  // Without a file, the fields derived from it are missing too, so only the file is reported.
  const wrong = parsed.success
    ? []
    : fieldErrors(parsed.error).filter(({ path }) => hasFile || !ours.has(path));
  const errors = [
    ...forged.map((path) => ({ path, message: 'Unknown field' })),
    ...(hasFile ? [] : [{ path: 'file', message: 'This field is required' }]),
    ...unstorableFields(fields),
    ...wrong,
  ];
  if (errors.length > 0) throw invalid(...errors);
  return body;
}
