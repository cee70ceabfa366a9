import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { CuttableProxy } from './cuttable-proxy';

let server: Server;
let wire: CuttableProxy;
const heard: string[] = [];

beforeEach(async () => {
  heard.length = 0;
  server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      heard.push(chunk.toString());
      socket.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  wire = await CuttableProxy.to(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await wire.cut();
  server.close();
});

async function caller(): Promise<Socket> {
  const socket = connect(Number(new URL(wire.url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
const echoOf = async (socket: Socket, text: string): Promise<string> => {
  socket.write(text);
  return String((await once(socket, 'data'))[0]);
};

describe('CuttableProxy', () => {
  it('breaks connections, refuses new ones, and works again at the same address', async () => {
    const socket = await caller();
    expect(await echoOf(socket, 'one')).toBe('one');
    const broken = once(socket, 'close');
    await wire.cut();
    await broken;
    await expect(caller()).rejects.toThrow('ECONNREFUSED');
    const before = wire.url;
    await wire.restore();
    expect(wire.url).toBe(before);
    expect(await echoOf(await caller(), 'two')).toBe('two');
  });

  it('delays data and keeps its order', async () => {
    const socket = await caller();
    wire.delay(120);
    const started = Date.now();
    socket.write('slow');
    // Two waits, because after the first one alone a busy machine may not have let the proxy read yet.
    for (const half of [15, 15]) await new Promise((resolve) => setTimeout(resolve, half));
    wire.delay(0);
    socket.write('fast');
    while (heard.join('') !== 'slowfast') await new Promise((resolve) => setTimeout(resolve, 5));
    expect(Date.now() - started).toBeGreaterThanOrEqual(115);
    expect(await echoOf(await caller(), 'again')).toBe('again');
  });

  it('drops data while silent without closing connections', async () => {
    const socket = await caller();
    const closed = jest.fn();
    socket.on('close', closed);
    expect(await echoOf(socket, 'one')).toBe('one');
    wire.silence();
    socket.write('two');
    const late = await caller();
    late.write('three');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toEqual(['one']);
    expect(closed).not.toHaveBeenCalled();
    await wire.restore();
    expect(await echoOf(await caller(), 'four')).toBe('four');
    expect(heard).toEqual(['one', 'four']);
  });
});
