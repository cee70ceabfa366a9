// A server that behaves like Stripe, for tests, journeys and manual trials: the part of its API that Quillcare uses, with
// idempotency keys, test cards, a hosted page and signed webhooks. It keeps everything in memory and moves no money.
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { idOf, refusal, StripeAccount } from './stripe-account.mjs';
import { nested, page } from './stripe-forms.mjs';

export const TEST_KEY = 'sk_test_of_the_local_server';
export const TEST_WEBHOOK_SECRET = 'whsec_of_the_local_server';

export class StripeServer extends StripeAccount {
  /** Every event, oldest first. */
  events = [];
  /** Requests that changed something, as `POST /v1/…`. */
  asked = [];
  /** UP; DOWN: responds with 500 and does nothing; DEAF: executes the request but breaks the connection instead of responding. */
  mode = 'UP';
  /** The URL for webhooks. If null, events are only kept in `events`. */
  deliverTo = null;
  #answers = new Map();
  #server = createServer((request, response) => void this.#serve(request, response));

  static async start({ port = 0, deliverTo = null } = {}) {
    const server = new StripeServer();
    server.deliverTo = deliverTo;
    await new Promise((resolve) => server.#server.listen(port, '127.0.0.1', resolve));
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  get environment() {
    return {
      STRIPE_SECRET_KEY: TEST_KEY,
      STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      STRIPE_URL: this.url,
    };
  }

  stop() {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }

  /** An event signed as Stripe does. */
  signed(event, { secret = TEST_WEBHOOK_SECRET, at = this.now() } = {}) {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { payload, signature };
  }

  /** Delivers an event as Stripe does and returns the status. */
  async send(event, url = this.deliverTo, how = {}) {
    const { payload, signature } = this.signed(event, how);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    return (await fetch(url, { method: 'POST', headers, body: payload })).status;
  }

  event(type, object) {
    const created = Math.floor(this.now().getTime() / 1000);
    return {
      id: idOf('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      livemode: false,
      type,
      data: { object },
    };
  }

  happened(type, object) {
    const event = this.event(type, structuredClone(object));
    this.events.push(event);
    if (this.deliverTo) void this.#deliver(event);
  }

  async #deliver(event) {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const status = await this.send(event).catch(() => 0);
      if (status === 200) return;
      await pause(500);
    }
  }

  async #serve(request, response) {
    const url = new URL(request.url, this.url);
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    if (url.pathname.startsWith('/pay/')) return this.#showPage(request, url, body, response);
    if (this.mode === 'DOWN') return answer(response, 500, { error: { type: 'api_error', message: 'Away' } });
    if (!request.headers.authorization?.endsWith(TEST_KEY))
      return answer(response, 401, { error: { type: 'invalid_request_error', message: 'Wrong key' } });
    const { status, value } = this.#once(request, url, body);
    if (this.mode === 'DEAF') return void request.socket.destroy();
    answer(response, status, value);
  }

  /** The same key gives the same response, and is accepted only for the same request. */
  #once({ method, headers }, url, body) {
    const key = headers['idempotency-key'];
    const what = `${method} ${url.pathname} ${body}`;
    const earlier = key && this.#answers.get(key);
    if (earlier && earlier.what !== what)
      return refusal(400, {
        type: 'idempotency_error',
        message: 'Keys can only be used with the same request',
      });
    if (earlier) return earlier.answer;
    const params = nested(method === 'GET' ? url.searchParams : new URLSearchParams(body));
    const made = this.carryOut(method, url.pathname.split('/').slice(2), params);
    if (method !== 'GET') this.asked.push(`${method} ${url.pathname}`);
    if (key) this.#answers.set(key, { what, answer: made });
    return made;
  }

  #showPage({ method }, url, body, response) {
    const session = this.sessions.get(url.pathname.split('/').at(-1));
    const html = (problem) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page(session, problem));
    };
    if (!session || session.status !== 'open')
      return void response.writeHead(410).end('This page is closed.');
    if (method !== 'POST') return html(null);
    try {
      const number = new URLSearchParams(body).get('number')?.replaceAll(' ', '') ?? '';
      response.writeHead(303, { location: this.enter(session.id, number) });
      response.end();
    } catch (error) {
      html(error.message);
    }
  }
}

function answer(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': idOf('req') });
  response.end(JSON.stringify(value));
}
