// Measures times of single requests, because autocannon only measures whole milliseconds.
import http from 'node:http';

/** Sends one request over a keep-alive connection. Resolves with status, body and milliseconds. */
function send(agent, { url, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = http.request(url, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, text, milliseconds: performance.now() - started }),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Milliseconds of a request that must succeed. */
async function timed(agent, request) {
  const { status, text, milliseconds } = await send(agent, request);
  if (status < 200 || status > 299) throw new Error(`${status} at ${request.url}: ${text.slice(0, 300)}`);
  return milliseconds;
}

/** Milliseconds of `count` rounds of sequential requests, after some warm-up rounds. */
export async function timesInTurn(count, requests) {
  const agent = new http.Agent({ keepAlive: true });
  const warm = Math.ceil(count / 10);
  const times = requests.map(() => []);
  try {
    for (let round = 0; round < warm + count; round += 1)
      for (const [at, request] of requests.entries()) {
        const milliseconds = await timed(agent, request);
        if (round >= warm) times[at].push(milliseconds);
      }
    return times;
  } finally {
    agent.destroy();
  }
}

/** Milliseconds of `count` identical sequential requests. */
export async function timesOf(count, request) {
  const [times] = await timesInTurn(count, [request]);
  return times;
}

/** Milliseconds of the requests that this many connections complete until `isOver`. */
export async function timesUntil(isOver, connections, next) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  const one = async () => {
    while (!isOver()) times.push(await timed(agent, next()));
  };
  try {
    await Promise.all(Array.from({ length: connections }, one));
    return times;
  } finally {
    agent.destroy();
  }
}
