// Times of single requests, finer than autocannon's whole milliseconds.
import http from 'node:http';

/** Sends one request over a kept connection; resolves with status, body and milliseconds. */
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

/** The milliseconds of an answer that must be a good one. */
async function timed(agent, request) {
  const { status, text, milliseconds } = await send(agent, request);
  if (status < 200 || status > 299) throw new Error(`${status} at ${request.url}: ${text.slice(0, 300)}`);
  return milliseconds;
}

/** Milliseconds of `count` requests, one after the other, after a few that are not counted. */
export async function timesOf(count, next) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let warm = 0; warm < Math.ceil(count / 10); warm += 1) await timed(agent, next());
    const times = [];
    for (let at = 0; at < count; at += 1) times.push(await timed(agent, next()));
    return times;
  } finally {
    agent.destroy();
  }
}

/** Milliseconds of the requests that so many connections get through until `isOver`, each one after the other. */
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
