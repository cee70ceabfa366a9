import { connect } from 'node:net';
import { MAX_PENDING_UPLOADS } from '@quillcare/contracts';
import { sharedGateway, testProduct, type TestOrganisation } from '@quillcare/testing';
import { send } from '../testing/http-client';

const product = testProduct(sharedGateway);
let practice: TestOrganisation;
beforeEach(async () => {
  practice = await product.signUp();
});

const MEGABYTE = 1024 * 1024;
const CSV = 'First Name,Last Name,Email,Phone\nAnn,Hill,ann@example.com,0412 345 678\n';

function upload(key?: string, file: string | Buffer = CSV): ReturnType<typeof send> {
  const body = new FormData();
  body.set('entityType', 'clients');
  body.set('file', new Blob([file]), 'clients.csv');
  const headers = key ? { 'idempotency-key': key } : undefined;
  return send(product.url, 'POST', '/api/imports', { token: practice.accessToken, body, headers });
}

async function rowsOf(table: 'import.upload' | 'import.import_run'): Promise<number> {
  const where = table === 'import.upload' ? 'and import_id is null' : '';
  const [row] = await product.sql<{ count: number }>(
    `select count(*)::int as count from ${table} where organisation_id = $1 ${where}`,
    [practice.organisationId],
  );
  return row?.count ?? -1;
}

const nothingPending = (): Promise<void> =>
  product.eventually(async () => expect(await rowsOf('import.upload')).toBe(0));

interface Taken {
  bytes: number;
  answer: string;
}

/** Sends a form with an endless file until the server answers or closes; returns how much it accepted. */
function flood(headers: string[], bytes = 200 * MEGABYTE): Promise<Taken> {
  const { hostname, port } = new URL(product.url);
  const isChunked = headers.some((line) => line.startsWith('Transfer-Encoding'));
  const piece = Buffer.alloc(MEGABYTE, 'a,b\n');
  const framed = isChunked ? Buffer.concat([Buffer.from('100000\r\n'), piece, Buffer.from('\r\n')]) : piece;
  const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  return new Promise((resolve) => {
    const taken: Taken = { bytes: 0, answer: '' };
    const socket = connect(Number(port), hostname);
    const write = (): void => {
      if (taken.bytes < bytes && !socket.destroyed)
        socket.write(framed, (error) => {
          if (error) return;
          taken.bytes += piece.length;
          write();
        });
    };
    socket.on('data', (data) => (taken.answer += data.toString()));
    socket.on('error', () => undefined); // The server resets the connection after its response to stop reading.
    socket.on('close', () => resolve(taken));
    const head = ['POST /api/imports HTTP/1.1', 'Host: x', 'Content-Type: multipart/form-data; boundary=b'];
    socket.write(`${[...head, ...headers].join('\r\n')}\r\n\r\n`);
    socket.write(isChunked ? `${start.length.toString(16)}\r\n${start}\r\n` : start, write);
  });
}

const bearer = (): string => `Authorization: Bearer ${practice.accessToken}`;

describe('interrupted upload', () => {
  it('leaves nothing behind and can be retried with the same key', async () => {
    const { hostname, port } = new URL(product.url);
    const head = `POST /api/imports HTTP/1.1\r\nHost: x\r\n${bearer()}\r\nIdempotency-Key: broken-off\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n`;
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
    const socket = connect(Number(port), hostname, () => socket.write(head + part + 'a'.repeat(400_000)));
    await product.eventually(async () => expect(await rowsOf('import.upload')).toBe(1));
    socket.destroy();
    await nothingPending();
    expect((await upload('broken-off')).status).toBe(202);
  });

  it('gets the same result on a retry if only the response was lost', async () => {
    const first = await upload('answer-lost');
    expect(first.status).toBe(202);
    const second = await upload('answer-lost');
    expect(second).toMatchObject({ status: 202, json: { id: (first.json as { id: string }).id } });
    expect(await rowsOf('import.import_run')).toBe(1);
    await nothingPending();
  });

  it('is a different request if the file differs', async () => {
    await upload('other-file');
    const { problem } = await upload('other-file', `${CSV}Ben,Hill,ben@example.com,0412 345 679\n`);
    expect(problem).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    await nothingPending();
  });
});

describe('refused upload', () => {
  it('that declares an excessive size is not read', async () => {
    const { bytes, answer } = await flood([bearer(), `Content-Length: ${200 * MEGABYTE}`]);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"code":"PAYLOAD_TOO_LARGE"');
    expect(bytes).toBeLessThan(16 * MEGABYTE);
    expect(await rowsOf('import.upload')).toBe(0);
  });

  it('that turns out to be too large is read no further, and nothing is stored', async () => {
    const { bytes, answer } = await flood([bearer(), 'Transfer-Encoding: chunked']);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(bytes).toBeLessThan(66 * MEGABYTE);
    expect(await rowsOf('import.upload')).toBe(0);
  });

  it('without a session is not read', async () => {
    const { bytes, answer } = await flood([`Content-Length: ${200 * MEGABYTE}`]);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(bytes).toBeLessThan(16 * MEGABYTE);
  });

  it('with invalid fields leaves nothing behind', async () => {
    const body = new FormData();
    body.set('file', new Blob([CSV]), 'clients.csv');
    body.set('entityType', 'boats');
    const { status } = await send(product.url, 'POST', '/api/imports', { token: practice.accessToken, body });
    expect(status).toBe(400);
    expect(await rowsOf('import.upload')).toBe(0);
  });
});

describe('pending uploads of a practice', () => {
  it('are limited in number, without affecting other practices', async () => {
    const fill = `insert into import.upload (id, organisation_id) select gen_random_uuid(), $1 from generate_series(1, $2::int)`;
    await product.sql(fill, [practice.organisationId, MAX_PENDING_UPLOADS]);
    const refused = await upload();
    expect(refused.problem).toMatchObject({ status: 429, code: 'TOO_MANY_UPLOADS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await product.sql(
      `update import.upload set updated_at = now() - interval '11 minutes' where organisation_id = $1`,
      [practice.organisationId],
    );
    expect((await upload()).status).toBe(202);
    practice = await product.signUp();
    expect((await upload()).status).toBe(202);
  });
});
