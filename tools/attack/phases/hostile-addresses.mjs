// Hostile texts in URLs: every text parameter of every query, every path parameter, and the pages of the app,
// which must not depend on the URL.
import { requests, samples } from '../product-code.mjs';
import { inParallel } from '../door.mjs';
import { textFieldsOf } from '../fields.mjs';
import { askerOf, ownPath, pathWith, requestBy } from '../requests-of.mjs';

export const title = 'hostile texts in addresses';

const AT_ONCE = 8;
const SHORT_COUNT = 10;
const PAGES = ['/', '/login?next=', '/quote/accept/', '/invitation/', '/auth/confirm-email?token='];

// Lone surrogates cannot be encoded as UTF-8.
const escaped = (text) => encodeURIComponent(text.toWellFormed());

async function inQueries(scene) {
  const { cast, corpus, door, ledger } = scene;
  const lists = requests.ROUTED_OPERATIONS.filter(
    ({ http }) => http.method !== 'POST' && http.encoding !== 'sse',
  );
  await inParallel(lists, AT_ONCE, async (operation) => {
    const asker = askerOf(operation, cast);
    for (const [name] of textFieldsOf(samples.schemaOf(operation, 'query'))) {
      await asker?.ready();
      for (const text of corpus.forField(`${operation.name}?${name}`, SHORT_COUNT)) {
        const path = `${ownPath(operation, cast)}?${name}=${escaped(text)}`;
        const request = requestBy(asker, operation, cast, { path });
        const answer = await door.ask(request);
        const isAccepted = operation.query.safeParse({ [name]: text.toWellFormed() }).success;
        if (!isAccepted && answer.status < 400)
          ledger.report('success', { request, answer, what: `${name} was accepted against the contract` });
      }
    }
  });
}

async function inPaths(scene) {
  const { cast, corpus, door, ledger } = scene;
  const operations = requests.ROUTED_OPERATIONS.filter(({ http }) => http.path.includes('/:'));
  await inParallel(operations, AT_ONCE, async (operation) => {
    const asker = askerOf(operation, cast);
    await asker?.ready();
    for (const text of corpus.forField(`${operation.name}/`, SHORT_COUNT).filter((one) => one !== '')) {
      const path = pathWith(operation, escaped(text));
      const request = requestBy(asker, operation, cast, { path });
      const answer = await door.ask(request);
      // Most parameters are ids, but the name of a list is a plain word, and so are many texts of the corpus.
      if (answer.status < 400 && !isAccepted(operation, text))
        ledger.report('success', { request, answer, what: 'a text passed as an id' });
    }
  });
}

function isAccepted({ http, params }, text) {
  const names = [...http.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return params.safeParse(Object.fromEntries(names.map((name) => [name, text]))).success;
}

/** No part of the URL may appear in a page, because only built pages are served. */
async function inPages({ corpus, door, ledger, options }) {
  const headers = { accept: 'text/html' };
  const look = async (path) => {
    const request = { method: 'GET', path, headers };
    return { request, answer: await door.ask(request) };
  };
  const texts = options.isShort ? corpus.draw('pages', SHORT_COUNT * 5) : corpus.texts;
  const built = new Set();
  for (const page of PAGES) built.add((await look(`${page}x`)).answer.text);
  await inParallel(
    PAGES.flatMap((page) => texts.map((text) => `${page}${escaped(text)}`)),
    AT_ONCE,
    async (path) => {
      const { request, answer } = await look(path);
      const isPage = answer.headers['content-type']?.startsWith('text/html');
      if (isPage && !built.has(answer.text))
        ledger.report('text', { request, answer, what: 'a page changed with its URL' });
    },
  );
}

export async function attack(scene) {
  await inQueries(scene);
  await inPaths(scene);
  await inPages(scene);
}
