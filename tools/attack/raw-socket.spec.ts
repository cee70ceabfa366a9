import { rawCases, rawProblem } from './raw-cases.mjs';
import { parseResponses, rawRequest } from './raw-socket.mjs';

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi';

describe('parseResponses', () => {
  it('finds one response or several in a row', () => {
    expect(parseResponses(ok)).toMatchObject([{ status: 200, text: 'hi' }]);
    expect(parseResponses(`${ok}${ok.replace('200', '401')}`).map(({ status }) => status)).toEqual([
      200, 401,
    ]);
  });

  it('handles chunked bodies and bodies that end with the connection', () => {
    const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n';
    expect(parseResponses(`${chunked}${ok}`)).toHaveLength(2);
    expect(parseResponses('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\nno')).toMatchObject([
      { status: 400, text: 'no' },
    ]);
  });

  it('finds nothing in text that is not HTTP', () => {
    expect(parseResponses('')).toEqual([]);
    expect(parseResponses('SSH-2.0-x\r\n')).toEqual([]);
  });
});

describe('raw socket requests', () => {
  it('are written verbatim', () => {
    expect(
      rawRequest(
        'GET / HTTP/1.1',
        [
          ['Host', 'a'],
          ['Host', 'b'],
        ],
        'x',
      ),
    ).toBe('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\nx');
  });

  it('have unique names', () => {
    const names = rawCases('127.0.0.1:3000').map(({ name }) => name);
    expect(names.length).toBeGreaterThan(80);
    expect(new Set(names).size).toBe(names.length);
  });

  it('must be answered once and without an injected header', () => {
    const [answer] = parseResponses(ok);
    expect(rawProblem([])).toBeNull();
    expect(rawProblem([answer])).toBeNull();
    expect(rawProblem([answer, answer])).toEqual(['success', 'one request was answered as two']);
    expect(rawProblem([{ ...answer, headers: { 'x-injected': '1' } }])).toEqual([
      'text',
      'a value became a header',
    ]);
  });
});
