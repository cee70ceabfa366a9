import type { Problem } from '@quillcare/contracts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined if it is not JSON. */
  json: unknown;
  problem: Problem;
}

export interface Send {
  token?: string;
  headers?: Record<string, string>;
  /** Objects are sent as JSON; text and bytes as they are. */
  body?: unknown;
}

/** Sends one request to a running product, as an API client would. */
export async function send(
  url: string,
  method: string,
  path: string,
  { token, headers = {}, body }: Send = {},
): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body:
      body === undefined
        ? undefined
        : isRaw
          ? (body as NonNullable<RequestInit['body']>)
          : JSON.stringify(body),
  });
  const text = await response.text();
  const json = parse(text);
  return { status: response.status, headers: response.headers, text, json, problem: json as Problem };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the cookies of a response: values, and attributes in lower case. */
export function cookiesOf(answer: Answer): Map<string, { value: string; attributes: string }> {
  return new Map(
    answer.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      return [
        pair.slice(0, at),
        { value: pair.slice(at + 1), attributes: attributes.join('; ').toLowerCase() },
      ];
    }),
  );
}
