import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { csvPage, filePage, invalid, parseInput, type InputOf, type Operation } from '@quillcare/contracts';
import { ProcessLogger, RpcClient } from '@quillcare/service-kit';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { rawInput } from './json.route';
import { contextOf } from './request-context';

/** A part of a download, independent of its operation's field names. */
interface Part {
  fileName: string;
  headers: Record<string, string>;
  bytes: Buffer;
  nextCursor: string | null;
}

type Parts = (cursor?: string) => Promise<Part>;

/** How the result of an operation is read, by encoding. */
const READERS: Record<'csv' | 'file', (result: unknown) => Part> = {
  csv: (result) => {
    const { fileName, text, nextCursor } = csvPage.parse(result);
    return {
      fileName,
      headers: { 'content-type': 'text/csv; charset=utf-8' },
      bytes: Buffer.from(text),
      nextCursor,
    };
  },
  file: (result) => {
    const { fileName, mediaType, sizeBytes, base64, nextCursor } = filePage.parse(result);
    // The length is announced so that clients can detect a truncated download.
    const headers = { 'content-type': mediaType, 'content-length': String(sizeBytes) };
    return { fileName, headers, bytes: Buffer.from(base64, 'base64'), nextCursor };
  },
};

/** Serves operations whose result is a file in parts, holding one part in memory at a time. */
@Injectable()
export class DownloadRoute {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  async serve(
    operation: Operation,
    encoding: 'csv' | 'file',
    request: GatewayRequest,
    reply: GatewayReply,
  ): Promise<void> {
    const parts = this.partsOf(operation, encoding, request);
    // The first part is fetched before anything is sent, so that an error is answered with problem details as usual.
    const first = await parts();
    const file = Readable.from(bytesOf(first, parts), { objectMode: false });
    // Fastify then aborts the connection, so that a truncated file is not taken for a complete one.
    file.on('error', (error) => this.logger.failure(error, `${operation.name} was interrupted`));
    await reply
      .code(200)
      .headers({
        ...first.headers,
        'content-disposition': `attachment; filename="${first.fileName}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(file);
  }

  private partsOf(operation: Operation, encoding: 'csv' | 'file', request: GatewayRequest): Parts {
    const raw = rawInput(request);
    // Only the first part is audited, so a download must not start at a later one. Clients never need to: they always fetch whole
    // files.
    if (Object.hasOwn(Object(raw.query), 'cursor'))
      throw invalid({ path: 'query.cursor', message: 'A download must start from the beginning' });
    const input: InputOf<Operation> = parseInput(operation, raw);
    return async (cursor) => {
      // Each part has its own deadline and no idempotency key, because the parts of one request are not repetitions of each
      // other.
      const context = { ...contextOf(operation, request), idempotencyKey: null };
      const query = cursor === undefined ? input.query : { ...(input.query as object), cursor };
      return READERS[encoding](await this.rpc.dispatch(operation, { ...input, query }, context));
    };
  }
}

/** Yields the bytes of all parts. The next part is requested once the reader has taken the previous one. */
async function* bytesOf(first: Part, parts: Parts): AsyncGenerator<Buffer> {
  let { bytes, nextCursor } = first;
  yield bytes;
  while (nextCursor !== null) {
    ({ bytes, nextCursor } = await parts(nextCursor));
    yield bytes;
  }
}
