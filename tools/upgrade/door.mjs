// A simple load balancer in front of gateways: sends each request to the gateways currently in service, in turn.
import { Agent, createServer, request } from 'node:http';

/** Opens a door on its own port. `leadTo` sets the target ports of the next requests. */
export async function openDoor() {
  let ports = [];
  let turn = 0;
  const agent = new Agent({ keepAlive: false });
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const port = ports[(turn += 1) % ports.length];
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (got) => {
      answer.writeHead(got.statusCode, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    asked.pipe(onward);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    leadTo: (...next) => (ports = next),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
