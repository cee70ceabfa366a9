// Attempts path traversal out of the web client's folder and the API's routes, over a raw socket.
import { exchange, rawRequest } from '../raw-socket.mjs';
import { inParallel } from '../door.mjs';

export const title = 'out of the folder';

const UPWARDS = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2E%2E%2F',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '%252e%252e%252f',
  '..%252f',
  '....//',
  '..;/',
  '%c0%ae%c0%ae/',
  '..%00/',
  '.%2e/',
  '..%u2215',
  '%uff0e%uff0e/',
];
const BELOW = [
  '/',
  '/assets/',
  '/api/',
  '/api/clients/',
  '/api/public/quotes/',
  '/quote/accept/',
  '//',
  '/./',
];
const DEPTHS = [1, 3, 8];
const TARGETS = [
  'etc/passwd',
  'package.json',
  'apps/launcher/src/main.js',
  '.env',
  'etc/passwd%00.js',
  'package.json%00.html',
];
const ODD = [
  '/%00',
  '/index.html%00.js',
  '/.git/config',
  '/.env',
  '/%2e%2e',
  '/..',
  '/\\\\evil.example/share',
  '//evil.example/%2e%2e',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/node_modules/pg/package.json',
  '/api/%2e%2e/api/clients',
  '/api/public/../clients',
  '/api//clients',
  '/api/./clients',
  '/API/clients',
  '/api/clients/',
  '/api/clients;a=b',
  '/api/clients%2f',
  '/api%2fclients',
  '/%61pi/clients',
  '/api/public/contact/../../clients',
  '/api/plans/..%2fclients',
  '/api/plans%3f/../clients',
];
/** A request line may contain an absolute URL, even one of another host. */
const ABSOLUTE = [
  'http://evil.example/api/plans',
  'http://127.0.0.1/../../etc/passwd',
  'http://evil.example/../../../../etc/passwd',
  'file:///etc/passwd',
  'http:///etc/passwd',
  'ftp://evil.example/',
];

/** Typical contents of files that must not be readable. */
const SECRETS = /root:x?:0:0|"name":\s*"quillcare"|exports, "__esModule"|APP_SECRET|\[core\]/;

/** All paths to test: each encoding, depth and target below each prefix. */
export function pathsOut({ depths = DEPTHS } = {}) {
  const ways = BELOW.flatMap((prefix) =>
    UPWARDS.flatMap((up) =>
      depths.flatMap((depth) => TARGETS.map((target) => `${prefix}${up.repeat(depth)}${target}`)),
    ),
  );
  return [...ways, ...ODD, ...ABSOLUTE];
}

/** What is wrong with the response to such a path, or null. `known` are the public pages. */
export function wayOutProblem({ status, text, headers }, known) {
  if (SECRETS.test(text)) return 'a file from outside';
  if (status >= 300 && status < 400 && !headers.location?.startsWith('/'))
    return `redirected to ${headers.location}`;
  if (status >= 200 && status < 300 && !known.includes(text)) return 'content that is not a page of the app';
  return null;
}

export async function attack({ door, ledger, options, origin }) {
  const host = new URL(origin).host;
  const ask = async (path, accept) => {
    const request = { method: 'GET', path };
    const headers = [
      ['Host', host],
      ['Accept', accept],
      ['Connection', 'close'],
    ];
    const [answer] = await exchange(origin, rawRequest(`GET ${path} HTTP/1.1`, headers));
    const found = answer && { ...answer, json: codeIn(answer) };
    if (found) ledger.note(found);
    return { request, answer: found };
  };
  const known = [];
  for (const path of ['/', '/quote/accept/nothing', '/api/plans'])
    known.push((await ask(path, '*/*')).answer?.text);
  const paths = pathsOut(options.isShort ? { depths: [3] } : {});
  await inParallel(paths, 16, async (path) => {
    const { request, answer } = await ask(path, '*/*');
    if (!answer) return;
    door.look(request, answer);
    const problem = wayOutProblem(answer, known);
    if (problem) ledger.report('leak', { request, answer, what: problem });
  });
}

function codeIn({ text }) {
  const code = /"code":"([A-Z_]+)"/.exec(text)?.[1];
  return code ? { code } : undefined;
}
