import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { freshSessionFields, type UserPrincipal } from '@quillcare/contracts';
import type { LiveEvents, ProcessLogger } from '@quillcare/service-kit';
import type { SessionDirectory } from '../auth/session-directory';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { LiveHub } from '../live/live-hub';
import { LiveRoute } from './live.route';

const person: UserPrincipal = {
  kind: 'user',
  userId: '01890000-0000-7000-8000-000000000001',
  organisationId: '01890000-0000-7000-8000-000000000002',
  sessionId: '01890000-0000-7000-8000-000000000003',
  role: 'USER',
  isActive: true,
  name: 'Ann',
  email: 'a@b.nz',
  ...freshSessionFields(new Date()),
};

const hub = new LiveHub({} as LiveEvents, {} as SessionDirectory, {} as ProcessLogger);
const route = new LiveRoute(hub);
let server: Server;

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Connects a browser and returns its request as the server received it, and how the browser leaves. */
async function browser(): Promise<{ raw: IncomingMessage; response: ServerResponse; leave: () => void }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const received = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  socket.write('GET /api/events HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [raw, response] = await received;
  return { raw, response, leave: () => socket.destroy() };
}

function serve(raw: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = {
    method: 'GET',
    raw,
    url: '/api/events',
    params: {},
    query: {},
    caller: { principal: person },
  };
  const reply = { raw: response, headers: () => reply, getHeaders: () => ({}), hijack: () => reply };
  return route.serve(request as unknown as GatewayRequest, reply as unknown as GatewayReply);
}

describe('a live stream', () => {
  it('is counted until the browser leaves', async () => {
    const { raw, response, leave } = await browser();
    await serve(raw, response);
    expect(hub.size).toBe(1);
    const left = once(response, 'close');
    leave();
    await left;
    expect(hub.size).toBe(0);
  });

  it('is not counted if the browser left while its session was being checked', async () => {
    const { raw, response, leave } = await browser();
    const left = once(response, 'close');
    leave();
    await left;
    await serve(raw, response);
    await new Promise((resolve) => setImmediate(resolve));
    expect(hub.size).toBe(0);
  });
});
