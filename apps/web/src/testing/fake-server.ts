import type { Problem } from '@quillcare/contracts';

export interface Received {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'no answer' | 'never';

/**
 * Replaces the gateway in tests: replies in the order given for `METHOD /path`, repeating the last. `never`
 * hangs until the caller aborts.
 */
export function fakeServer(replies: Record<string, Reply[]>) {
  const received: Received[] = [];
  const left = new Map(Object.entries(replies).map(([route, list]) => [route, [...list]]));
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://practice.test');
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    received.push({
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      headers: (init.headers ?? {}) as Record<string, string>,
      body: read(init.body),
    });
    const list = left.get(route) ?? [];
    const reply = list.length > 1 ? list.shift() : list[0];
    if (reply === undefined) return json(404, problemOf(404, 'NOT_FOUND', 'Item not found'));
    if (reply === 'no answer') throw new TypeError('fetch failed');
    if (reply === 'never') return hang(init.signal);
    return json(reply.status ?? 200, reply.body ?? {}, reply.headers);
  };
  return { fetch: fetch as typeof globalThis.fetch, received };
}

export function problemOf(
  status: number,
  code: Problem['code'],
  detail: string,
  errors?: Problem['errors'],
): Problem {
  return { type: 'about:blank', title: detail, status, detail, code, correlationId: 'c-1', errors };
}

function hang(signal: RequestInit['signal']): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

function read(body: RequestInit['body']): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body;
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}
