import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { csvPage, parseInput, type CsvPage, type InputOf, type Operation } from '@quillcare/contracts';
import { ProcessLogger, RpcClient } from '@quillcare/service-kit';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { rawInput } from './json.route';
import { contextOf } from './request-context';

type Pages = (cursor?: string) => Promise<CsvPage>;

/** Serves operations whose result is a file of many pages, one page in memory at a time. */
@Injectable()
export class CsvRoute {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  async serve(operation: Operation, request: GatewayRequest, reply: GatewayReply): Promise<void> {
    const input = parseInput(operation, rawInput(request));
    const pages = this.pagesOf(operation, input, request);
    // Before the first byte, so that a refusal is a problem like any other.
    const first = await pages();
    const file = Readable.from(textOf(first, pages), { objectMode: false });
    // Fastify cuts the download off then, so that nobody takes a part of the file for the whole.
    file.on('error', (error) => this.logger.failure(error, `${operation.name} broke off`));
    await reply
      .code(200)
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${first.fileName}"`,
        'cache-control': 'no-store',
      })
      .send(file);
  }

  private pagesOf(operation: Operation, input: InputOf<Operation>, request: GatewayRequest): Pages {
    return async (cursor) => {
      // Each page has its own deadline, and none the key of the request: pages are no repetitions of each other.
      const context = { ...contextOf(operation, request), idempotencyKey: null };
      const query = cursor === undefined ? input.query : { ...(input.query as object), cursor };
      return csvPage.parse(await this.rpc.dispatch(operation, { ...input, query }, context));
    };
  }
}

/** The text of all pages; the next one is asked for when the reader has taken the one before. */
async function* textOf(first: CsvPage, pages: Pages): AsyncGenerator<string> {
  let { text, nextCursor } = first;
  yield text;
  while (nextCursor !== null) {
    ({ text, nextCursor } = await pages(nextCursor));
    yield text;
  }
}
