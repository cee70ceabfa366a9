import { Injectable } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import {
  AppError,
  appendUpload,
  fieldErrors,
  invalid,
  organisationOf,
  parseInput,
  successStatus,
  UPLOAD_FIELDS,
  type Operation,
} from '@quillcare/contracts';
import { contextFor, newId, RpcClient } from '@quillcare/service-kit';
import { asAppError } from '../http/problem';
import type { DoorReply, DoorRequest } from '../http/request';
import { unstorableFields } from '../http/unstorable-text';
import { rawInput, sendJson } from './json.route';
import { piecesOf } from './pieces';
import { contextOf } from './request-context';

/** Fits, in base64, into one message of the broker with room to spare. */
const PIECE_BYTES = 256 * 1024;
const FIELD_LIMITS = {
  fields: 20,
  fieldSize: 16 * 1024,
  files: 1,
  parts: 21,
  fieldNameSize: 100,
  headerPairs: 50,
};

interface Form {
  fields: Record<string, unknown>;
  file?: { uploadId: string; fileName: string };
}

/** A form with one file: the file is handed on in pieces while it arrives, so that its size costs no memory here. */
@Injectable()
export class UploadRoute {
  constructor(private readonly rpc: RpcClient) {}

  async serve(operation: Operation, request: DoorRequest, reply: DoorReply): Promise<void> {
    if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const raw = rawInput(request);
    const form = await this.readForm(operation, request);
    const body = { ...form.fields, ...form.file };
    const errors = formErrors(operation, form, body);
    if (errors.length > 0) throw invalid(...errors);
    const input = parseInput(operation, { ...raw, body });
    sendJson(
      reply,
      successStatus(operation),
      await this.rpc.dispatch(operation, input, contextOf(operation, request)),
    );
  }

  private async readForm(operation: Operation, request: DoorRequest): Promise<Form> {
    const form: Form = { fields: {} };
    const limits = { ...FIELD_LIMITS, fileSize: operation.http?.bodyLimit };
    for await (const part of asSent(request.parts({ limits }))) {
      if (part.type === 'file') await this.readFile(part, form, request);
      else if (part.valueTruncated) form.fields[part.fieldname] = undefined;
      else
        form.fields[part.fieldname] =
          part.fieldname in form.fields ? [form.fields[part.fieldname], part.value] : part.value;
    }
    return form;
  }

  private async readFile(part: MultipartFile, form: Form, request: DoorRequest): Promise<void> {
    if (part.fieldname !== 'file') {
      form.fields[part.fieldname] = 'a file';
      part.file.resume();
      return;
    }
    const uploadId = newId();
    let sequence = 0;
    // One piece at a time: while the service stores it, the browser waits.
    for await (const piece of asSent(piecesOf(part.file, PIECE_BYTES)))
      await this.store(request, uploadId, sequence++, piece);
    if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
    if (sequence === 0) await this.store(request, uploadId, 0, Buffer.alloc(0));
    form.file = { uploadId, fileName: part.filename };
  }

  private async store(
    request: DoorRequest,
    uploadId: string,
    sequence: number,
    piece: Buffer,
  ): Promise<void> {
    const principal = request.pass?.principal;
    const organisationId = principal && organisationOf(principal);
    if (!organisationId) throw new AppError('UNAUTHENTICATED');
    const { actor, client } = contextOf(appendUpload, request);
    const context = contextFor(
      { kind: 'service', service: 'gateway' },
      {
        correlationId: request.id,
        organisationId,
        actor,
        client,
        deadlineAt: Date.now() + appendUpload.deadlineMs,
      },
    );
    const body = { organisationId, uploadId, sequence, base64: piece.toString('base64') };
    await this.rpc.dispatch(appendUpload, { params: {}, query: {}, body }, context);
  }
}

/** What a stream of the caller's yields; what is wrong with it is the caller's fault, not ours. */
async function* asSent<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    const known = asAppError(error);
    throw known.code === 'INTERNAL' ? new AppError('MALFORMED_REQUEST', { cause: error }) : known;
  }
}

function formErrors(
  operation: Operation,
  { fields, file }: Form,
  body: Record<string, unknown>,
): { path: string; message: string }[] {
  const ours = new Set<string>(UPLOAD_FIELDS);
  const forged = Object.keys(fields).filter((name) => ours.has(name));
  const parsed = operation.body.safeParse(body);
  // Without a file the fields that come of it are missing too; the caller knows only the file.
  const wrong = parsed.success ? [] : fieldErrors(parsed.error).filter(({ path }) => file || !ours.has(path));
  return [
    ...forged.map((path) => ({ path, message: 'This field is not known here' })),
    ...(file ? [] : [{ path: 'file', message: 'This field is required' }]),
    ...unstorableFields(fields),
    ...wrong,
  ];
}
