// The attack's HTTP client, which counts and inspects every response.
import { randomBytes } from 'node:crypto';
import { Agent, request as open } from 'node:http';
import { internalsIn } from './watch.mjs';

const PATIENCE_MS = 30_000;
const NO_ANSWER = { status: 0, headers: {}, text: '', json: undefined };

/** A random IP address, because rate limits are per address. */
const someAddress = () => `10.${[...randomBytes(3)].join('.')}`;

/** Serialises a body and determines its content type. */
async function encoded(body) {
  if (body === undefined) return { bytes: undefined, type: undefined };
  if (body instanceof FormData) {
    const form = new Response(body);
    return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') };
  }
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  return { bytes: Buffer.from(isRaw ? body : JSON.stringify(body)), type: 'application/json' };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON: a page, or a response of the HTTP server itself.
  }
}

function read(response, resolve) {
  const { statusCode: status, headers } = response;
  // An event stream does not end by itself, so only its headers are read.
  if (headers['content-type']?.startsWith('text/event-stream')) {
    response.destroy();
    return resolve({ status, headers, text: '', json: undefined });
  }
  const chunks = [];
  response.on('data', (chunk) => chunks.push(chunk));
  response.on('error', () => resolve(NO_ANSWER));
  response.on('end', () => {
    const text = Buffer.concat(chunks).toString('utf8');
    resolve({ status, headers, text, json: parsed(text) });
  });
}

export class Door {
  agent = new Agent({ keepAlive: true, maxSockets: 32 });

  constructor({ origin, ledger, watch }) {
    Object.assign(this, { origin: new URL(origin), ledger, watch });
  }

  close() {
    this.agent.destroy();
  }

  /**
   * Sends a request. `isTheirs`: the sender is the victim or may see the victim's data, so finding it is not
   * a leak.
   */
  async ask(request) {
    const answer = await this.send(request);
    this.ledger.note(answer);
    this.look(request, answer);
    return answer;
  }

  async send({ method, path, token, headers = {}, body }) {
    const { bytes, type } = await encoded(body);
    const all = {
      'x-forwarded-for': someAddress(),
      ...(type ? { 'content-type': type } : {}),
      ...(bytes ? { 'content-length': bytes.length } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    };
    const { hostname, port } = this.origin;
    return new Promise((resolve) => {
      const sent = open({ hostname, port, path, method, headers: all, agent: this.agent }, (response) =>
        read(response, resolve),
      );
      sent.setTimeout(PATIENCE_MS, () => sent.destroy());
      sent.on('error', () => resolve(NO_ANSWER));
      sent.end(bytes);
    });
  }

  look(request, answer) {
    const { ledger, watch } = this;
    if (answer.status === 0) ledger.report('silence', { request, what: 'no answer' });
    if (answer.status >= 500) ledger.report('fault', { request, answer, what: `status ${answer.status}` });
    const internals = internalsIn(answer);
    if (internals) ledger.report('leak', { request, answer, what: `internals: ${internals}` });
    const things = request.isTheirs ? [] : watch.thingsIn(answer.text);
    if (things.length > 0)
      ledger.report('leak', {
        request,
        answer,
        what: `data of the victim: ${things.slice(0, 3).join(', ')}`,
      });
  }
}

/** Processes a list with `width` items at a time. */
export async function inParallel(items, width, work) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
