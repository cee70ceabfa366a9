import type { Readable } from 'node:stream';
import { downloadList, getQuotePdf, type Operation } from '@quillcare/contracts';
import type { ProcessLogger, RpcClient } from '@quillcare/service-kit';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { DownloadRoute } from './download.route';

const ID = '01930000-0000-7000-8000-000000000001';

/** What a caller receives from an operation that returns the given parts; a part that is an error is thrown. */
async function download(operation: Operation, encoding: 'csv' | 'file', parts: (object | Error)[]) {
  const cursors: unknown[] = [];
  const dispatch = (_operation: Operation, { query }: { query: { cursor?: string } }) => {
    cursors.push(query.cursor);
    const part = parts[cursors.length - 1];
    return part instanceof Error ? Promise.reject(part) : Promise.resolve(part);
  };
  const failure = jest.fn();
  const sent: { headers?: Record<string, string>; body?: Readable } = {};
  const reply = {
    code: () => reply,
    headers: (headers: Record<string, string>) => Object.assign(sent, { headers }) && reply,
    send: (body: Readable) => Object.assign(sent, { body }),
  };
  const request = { id: 'r-1', ip: '192.0.2.1', url: '/', headers: {}, params: { id: ID }, query: {} };
  const route = new DownloadRoute(
    { dispatch } as unknown as RpcClient,
    { failure } as unknown as ProcessLogger,
  );
  const body = { list: 'quotes', query: {}, columns: [] };
  if (encoding === 'csv') Object.assign(request, { params: {}, body });
  await route.serve(
    operation,
    encoding,
    request as unknown as GatewayRequest,
    reply as unknown as GatewayReply,
  );
  const read = async () => Buffer.concat((await sent.body?.toArray()) as Buffer[]);
  return { read, headers: sent.headers, cursors, failure };
}

const part = (text: string, nextCursor: string | null) => ({
  fileName: 'Q-1.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 6,
  nextCursor,
  base64: Buffer.from(text).toString('base64'),
});

it('joins the parts of a file in order and announces the total length', async () => {
  const { read, headers, cursors } = await download(getQuotePdf, 'file', [
    part('%PDF', 'a'),
    part('-', 'b'),
    part('1', null),
  ]);
  expect((await read()).toString()).toBe('%PDF-1');
  expect(cursors).toEqual([undefined, 'a', 'b']);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '6',
    'content-disposition': 'attachment; filename="Q-1.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
});

it('joins the pages of a table without announcing a length', async () => {
  const { read, headers } = await download(downloadList, 'csv', [
    { fileName: 'quotes.csv', text: 'Number\r\n', nextCursor: 'a' },
    { fileName: 'quotes.csv', text: 'Q-1, Tāwhiao\r\n', nextCursor: null },
  ]);
  expect((await read()).toString()).toBe('Number\r\nQ-1, Tāwhiao\r\n');
  expect(headers).not.toHaveProperty('content-length');
});

it('breaks off and logs an error if a part cannot be read, so that the file is not taken as complete', async () => {
  const away = new Error('away');
  const { read, failure } = await download(getQuotePdf, 'file', [part('%PDF', 'a'), away]);
  await expect(read()).rejects.toBe(away);
  expect(failure).toHaveBeenCalledWith(away, 'quoting.getQuotePdf was interrupted');
});

it('refuses before the first byte', async () => {
  const refusal = new Error('not found');
  await expect(download(getQuotePdf, 'file', [refusal])).rejects.toBe(refusal);
});
