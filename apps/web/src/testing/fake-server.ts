import type { Problem } from '@quillcare/contracts';

export interface Received {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Streamed body in place of `body`. It stays open until the test closes it. */
  stream?: ReadableStream<Uint8Array>;
}

/** A function computes the answer from the request, for a server with state or a delayed answer. */
export type Reply =
  Answer | 'no answer' | 'never' | ((request: Received) => Answer | 'never' | Promise<Answer>);

/** Replies by `METHOD /path`. */
export type Replies = Record<string, Reply[]>;

/**
 * Replaces the gateway in tests: answers `METHOD /path` with the given replies in order, repeating the last one. `never` hangs
 * until the caller aborts. Other routes answer `otherwise`, or 404.
 */
export function fakeServer(replies: Replies, otherwise?: Reply) {
  const received: Received[] = [];
  const left = new Map(Object.entries(replies).map(([route, list]) => [route, [...list]]));
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://practice.test');
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    const request = {
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      headers: (init.headers ?? {}) as Record<string, string>,
      body: read(init.body),
    };
    received.push(request);
    const list = left.get(route) ?? [];
    const next = (list.length > 1 ? list.shift() : list[0]) ?? otherwise;
    const reply = typeof next === 'function' ? await next(request) : next;
    if (reply === undefined) return json(404, problemOf(404, 'NOT_FOUND', 'Item not found'));
    if (reply === 'no answer') throw new TypeError('fetch failed');
    if (reply === 'never') return hang(init.signal);
    if (reply.stream) return new Response(reply.stream, { status: reply.status, headers: reply.headers });
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

/** Answers with a problem. */
export const refusal = (...given: Parameters<typeof problemOf>): Answer => ({
  status: given[0],
  body: problemOf(...given),
});

/** Answers with all rows of a list. */
export const pageOf = (items: readonly unknown[]) => ({
  body: { items, nextCursor: null, total: items.length, totalIsEstimate: false },
});

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
