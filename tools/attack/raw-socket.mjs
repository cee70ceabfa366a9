// Sends raw bytes that no HTTP client would send.
import { connect } from 'node:net';

const PATIENCE_MS = 3_000;
const HEAD_END = '\r\n\r\n';

/** Where the body that begins at `from` ends. */
function bodyEnd(text, from, headers) {
  const length = Number(headers['content-length']);
  if (Number.isInteger(length)) return Math.min(text.length, from + length);
  if (headers['transfer-encoding'] !== 'chunked') return text.length;
  const end = text.indexOf(`0${HEAD_END}`, from);
  return end < 0 ? text.length : end + `0${HEAD_END}`.length;
}

/** Parses consecutive responses (latin1, so that a character is one byte). */
export function parseResponses(text) {
  const responses = [];
  for (let at = text.indexOf('HTTP/1.'); at >= 0 && at < text.length;) {
    const headEnd = text.indexOf(HEAD_END, at);
    if (headEnd < 0) break;
    const [statusLine, ...lines] = text.slice(at, headEnd).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    );
    const from = headEnd + HEAD_END.length;
    const end = bodyEnd(text, from, headers);
    responses.push({ status: Number(statusLine.split(' ')[1]), headers, text: text.slice(from, end) });
    at = text.indexOf('HTTP/1.', end);
  }
  return responses;
}

/** Sends bytes over a new connection and resolves with the responses once it is closed or idle. */
export function exchange(origin, bytes) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ host: hostname, port: Number(port) });
    const end = () => {
      socket.destroy();
      resolve(parseResponses(received));
    };
    socket.setEncoding('latin1');
    socket.setTimeout(PATIENCE_MS, end);
    socket.on('data', (text) => (received += text));
    // A reset by the server is a valid refusal.
    socket.on('error', end);
    socket.on('close', end);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/** Formats a request as text. Headers may be repeated. */
export function rawRequest(line, headers, body = '') {
  return [line, ...headers.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n');
}
