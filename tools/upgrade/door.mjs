// What a balancer does in front of gateways: each request goes to one of those that are in service when it comes, in turn.
import { Agent, createServer, request } from 'node:http';

/** A door on a port of its own; `leadTo` says which ports the next requests go to. */
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
