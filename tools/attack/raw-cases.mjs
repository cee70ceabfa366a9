// Requests that proxies and servers may parse differently, and header values that try to inject headers.
import { rawRequest } from './raw-socket.mjs';

const SMUGGLED = 'GET /api/auth/session HTTP/1.1\r\nHost: x\r\n\r\n';
const CHUNKED_NOTHING = '0\r\n\r\n';
const POST = 'POST /api/auth/check-email HTTP/1.1';
const GET = 'GET /api/plans HTTP/1.1';
const JSON_TYPE = ['Content-Type', 'application/json'];
const CLOSE = ['Connection', 'close'];

/** Conflicting lengths: the bytes after the first request must not be answered as a second request. */
function smuggling(host) {
  const post = (headers, body) => rawRequest(POST, [['Host', host], JSON_TYPE, ...headers], body);
  const after = `${CHUNKED_NOTHING}${SMUGGLED}`;
  const length = ['Content-Length', String(after.length)];
  return {
    'length and chunks': post([length, ['Transfer-Encoding', 'chunked']], after),
    'chunks and length': post([['Transfer-Encoding', 'chunked'], length], after),
    'two lengths': post(
      [
        ['Content-Length', '0'],
        ['Content-Length', String(SMUGGLED.length)],
      ],
      SMUGGLED,
    ),
    'two lengths in one': post([['Content-Length', `0, ${SMUGGLED.length}`]], SMUGGLED),
    'a length with a sign': post([['Content-Length', '+0']], SMUGGLED),
    'a negative length': post([['Content-Length', '-1']], SMUGGLED),
    'a length in hexadecimal': post([['Content-Length', '0x0']], SMUGGLED),
    'an encoding with a space': post([['Transfer-Encoding ', 'chunked'], length], after),
    'an encoding with a tab': post([length, ['Transfer-Encoding', '\tchunked']], after),
    'an unknown encoding': post([length, ['Transfer-Encoding', 'xchunked']], after),
    'two encodings': post(
      [length, ['Transfer-Encoding', 'chunked'], ['Transfer-Encoding', 'identity']],
      after,
    ),
    'an encoding after another': post([length, ['Transfer-Encoding', 'identity, chunked']], after),
    'a folded encoding': post([length, ['Transfer-Encoding', '\r\n chunked']], after),
    'a quoted encoding': post([length, ['Transfer-Encoding', '"chunked"']], after),
    'a chunk of a wrong size': post([['Transfer-Encoding', 'chunked']], `fffffffffffffffff\r\n${SMUGGLED}`),
    'a chunk with a bare line feed': post([['Transfer-Encoding', 'chunked']], `0\n\n${SMUGGLED}`),
    'a bare carriage return': post([['X-A', 'b\rTransfer-Encoding: chunked'], length], after),
    'a header without a colon': `${POST}\r\nHost: ${host}\r\nTransfer-Encoding\r\n\r\n${after}`,
    'a space before a header': `${POST}\r\n Host: ${host}\r\nContent-Length: 0\r\n\r\n${SMUGGLED}`,
  };
}

/** Values with line breaks in every encoding. None may become a header of the response. */
function injections(host) {
  const get = (line, headers = []) => rawRequest(line, [['Host', host], ...headers, CLOSE]);
  const breaks = ['%0d%0a', '%0a', '%0d', '%E5%98%8A%E5%98%8D', '\r', '\n', '\u0085', '%u000a', '\\r\\n'];
  return Object.fromEntries(
    breaks.flatMap((end) => {
      const value = `a${end}X-Injected: 1${end}Set-Cookie: injected=1`;
      const name = JSON.stringify(end);
      return [
        [`a query with ${name}`, get(`GET /api/plans?a=${value} HTTP/1.1`)],
        [`a path with ${name}`, get(`GET /login/${value} HTTP/1.1`)],
        [`a link with ${name}`, get(`GET /quote/accept/${value} HTTP/1.1`)],
        [`a correlation id with ${name}`, get(GET, [['X-Correlation-Id', value]])],
        [`an origin with ${name}`, get(GET, [['Origin', `https://evil.example${end}X-Injected: 1`]])],
        [`a cookie with ${name}`, get(GET, [['Cookie', `qc_session=${value}`]])],
        [`a host with ${name}`, rawRequest(GET, [['Host', `${host}${value}`], CLOSE])],
      ];
    }),
  );
}

const filled = (count, make) => Array.from({ length: count }, (_, at) => make(at));

function excesses(host) {
  const get = (headers) => rawRequest(GET, [['Host', host], ...headers, CLOSE]);
  return {
    'a header of 64 KB': get([['X-A', 'a'.repeat(65_536)]]),
    'a cookie of 64 KB': get([['Cookie', `qc_session=${'a'.repeat(65_536)}`]]),
    'a token of 15 KB': get([['Authorization', `Bearer ${'a'.repeat(15_000)}`]]),
    '3,000 headers': get(filled(3_000, (at) => [`X-${at}`, 'a'])),
    '1,000 cookies': get([['Cookie', filled(1_000, (at) => `c${at}=1`).join('; ')]]),
    'an address of 64 KB': rawRequest(`GET /${'a'.repeat(65_536)} HTTP/1.1`, [['Host', host], CLOSE]),
    'a query of 3,000 parameters': rawRequest(`GET /api/plans?${'a=1&'.repeat(3_000)} HTTP/1.1`, [
      ['Host', host],
      CLOSE,
    ]),
  };
}

/** Invalid HTTP, and features that the server does not support. */
function oddities(host) {
  const get = (headers) => rawRequest(GET, [['Host', host], ...headers, CLOSE]);
  return {
    'no host': rawRequest(GET, [CLOSE]),
    'two hosts': rawRequest(GET, [['Host', host], ['Host', 'evil.example'], CLOSE]),
    'an empty host': rawRequest(GET, [['Host', ''], CLOSE]),
    "somebody's host": rawRequest(GET, [['Host', 'evil.example'], CLOSE]),
    'HTTP/0.9': 'GET /api/plans\r\n\r\n',
    'HTTP/1.0': rawRequest('GET /api/plans HTTP/1.0', []),
    'HTTP/2 without a word': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'HTTP/9.9': rawRequest('GET /api/plans HTTP/9.9', [['Host', host]]),
    'an unknown method': rawRequest('SMUGGLE /api/plans HTTP/1.1', [['Host', host], CLOSE]),
    TRACE: rawRequest('TRACE /api/plans HTTP/1.1', [['Host', host], ['Cookie', 'qc_session=echo'], CLOSE]),
    CONNECT: rawRequest('CONNECT evil.example:443 HTTP/1.1', [['Host', host], CLOSE]),
    'an upgrade': get([
      ['Connection', 'Upgrade'],
      ['Upgrade', 'h2c'],
      ['HTTP2-Settings', 'AAMAAABkAAQAAP__'],
    ]),
    'the whole server': rawRequest('OPTIONS * HTTP/1.1', [['Host', host], CLOSE]),
    TLS: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
    nothing: '\r\n\r\n\r\n',
    NUL: `GET /\u0000 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    'many ranges': rawRequest('GET / HTTP/1.1', [
      ['Host', host],
      ['Range', `bytes=${'0-,'.repeat(1_000)}0-`],
      CLOSE,
    ]),
    'an expectation': rawRequest(
      POST,
      [['Host', host], JSON_TYPE, ['Expect', '200-ok'], ['Content-Length', '2'], CLOSE],
      '{}',
    ),
    'a compressed body': rawRequest(
      POST,
      [['Host', host], JSON_TYPE, ['Content-Encoding', 'gzip'], ['Content-Length', '2'], CLOSE],
      '{}',
    ),
  };
}

export function rawCases(host) {
  return Object.entries({
    ...smuggling(host),
    ...injections(host),
    ...excesses(host),
    ...oddities(host),
  }).map(([name, bytes]) => ({
    name,
    bytes,
  }));
}

/** What is wrong with the responses to such a case: `[kind of finding, what]`, or null. */
export function rawProblem(responses) {
  if (responses.length > 1) return ['success', 'one request was answered as two'];
  const [answer] = responses;
  if (!answer) return null;
  const { headers, text } = answer;
  if ('x-injected' in headers || headers['set-cookie']?.includes('injected'))
    return ['text', 'a value became a header'];
  return text.includes('qc_session=echo') ? ['leak', 'a cookie was sent back'] : null;
}
