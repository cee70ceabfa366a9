import type { Operation } from '@quillcare/contracts';
import { traceparent } from './traceparent';

/** The unvalidated parts of a call. `file` is for multipart operations. */
export interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: File;
  idempotencyKey?: string;
  /** Identifies the command to the server, so that its events can be recognised (`own-writes.ts`). */
  correlationId?: string;
  /** Timeout in milliseconds. Defaults to the operation's deadline plus time for the network. */
  timeoutMs?: number;
  /**
   * Reads a successful answer that is a file instead of JSON, without a time limit. May throw an `ApiProblem`, which becomes the
   * call's problem.
   */
  receive?: (response: Response) => Promise<unknown>;
  /** Receives the answer's text while it is being generated, if the operation `streams`. */
  onText?: (text: string) => void;
}

export function requestFor(operation: Operation, parts: CallParts): { url: string; init: RequestInit } {
  if (!operation.http) throw new Error(`${operation.name} has no route`);
  const { method, path, encoding } = operation.http;
  const accept = parts.onText ? 'text/event-stream, application/json' : 'application/json';
  const headers: Record<string, string> = { accept, traceparent: traceparent(parts.correlationId) };
  if (operation.kind === 'command' && parts.idempotencyKey) headers['idempotency-key'] = parts.idempotencyKey;
  if (parts.correlationId) headers['x-correlation-id'] = parts.correlationId;
  const url = `/api${fillPath(path, parts.params ?? {})}${queryString(parts.query ?? {})}`;
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  // Signing out must work even if the page is closed immediately afterwards.
  if (operation.http.session === 'end') init.keepalive = true;
  if (encoding === 'multipart') return { url, init: { ...init, body: formData(parts) } };
  if (method === 'GET' || method === 'DELETE') return { url, init };
  headers['content-type'] = 'application/json';
  return { url, init: { ...init, body: JSON.stringify(parts.body ?? {}) } };
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '')
      throw new Error(`The path ${path} needs "${name}"`);
    return encodeURIComponent(String(value));
  });
}

function queryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

function formData({ body, file }: CallParts): FormData {
  const data = new FormData();
  // Fields come first, so that the server knows what the file is for before its first byte arrives.
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    data.set(name, String(value));
  if (file) data.set('file', file);
  return data;
}
