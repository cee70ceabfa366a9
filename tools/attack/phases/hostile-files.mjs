// Hostile uploads: hostile texts in each column and in the file name, and files that are not lists.
import { setTimeout as pause } from 'node:timers/promises';

export const title = 'hostile files';

const COLUMNS = ['First Name', 'Last Name', 'Email', 'Phone', 'Notes', 'Date of Birth'];
const GOOD = ['Sample', 'Client', 'sample@example.com', '0412 345 678', 'Notes', '17/05/1980'];
const SHORT_COUNT = 30;
const LOOK_MS = 250;
const PATIENCE_MS = 180_000;
const PAGE = 100;

const cell = (text) => `"${text.replaceAll('"', '""')}"`;

/** A file with one row per text and column; the other cells of a row are valid. */
export function fileOf(texts) {
  const rows = texts.flatMap((text) =>
    COLUMNS.map((_, at) => GOOD.map((value, column) => (column === at ? text : value))),
  );
  return [COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

const NO_LISTS = {
  nothing: '',
  'line ends only': '\n'.repeat(1_000),
  binary: Buffer.from(Array.from({ length: 4_096 }, (_, at) => (at * 37) % 256)),
  'UTF-16': Buffer.from(`\ufeff${COLUMNS.join(',')}\n${GOOD.join(',')}`, 'utf16le'),
  'a quote that never ends': `${COLUMNS.join(',')}\n"${'a'.repeat(300_000)}`,
  'ten thousand columns': `${'A,'.repeat(10_000)}\n${'1,'.repeat(10_000)}`,
  'a picture': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'a page': '<html><script>alert(1)</script></html>',
  'the same column twice': 'First Name,First Name,Email,Phone\na,b,c@example.com,0412 345 678\n',
  'columns of the prototype': '__proto__,constructor,toString\n1,2,3\n',
};

function formOf(content, name) {
  const form = new FormData();
  form.set('entityType', 'clients');
  form.set('duplicateStrategy', 'skip');
  form.set('again', 'true');
  form.set('file', new Blob([content], { type: 'text/csv' }), name);
  return form;
}

async function upload({ cast, door }, content, name) {
  const { token } = await cast.attacker.admin.ready();
  return door.ask({ method: 'POST', path: '/api/imports', token, body: formOf(content, name) });
}

async function untilEnded({ cast, door, ledger }, id) {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(LOOK_MS)) {
    const { token } = await cast.attacker.admin.ready();
    const { json } = await door.ask({ method: 'GET', path: `/api/imports/${id}`, token });
    if (json?.status === 'COMPLETED' || json?.status === 'FAILED') return json;
  }
  ledger.report('silence', { what: `the import ${id} did not end` });
  return null;
}

/** Reads all clients, because whatever was stored must be listable. The door checks each page. */
async function readAll({ cast, door }) {
  for (let cursor = ''; cursor !== null;) {
    const { token } = await cast.attacker.admin.ready();
    const path = `/api/clients?limit=${PAGE}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { json } = await door.ask({ method: 'GET', path, token });
    cursor = json?.nextCursor ?? null;
  }
}

export async function attack(scene) {
  const { corpus, options } = scene;
  const texts = options.isShort ? corpus.draw('files', SHORT_COUNT) : corpus.texts;
  const imports = [await upload(scene, fileOf(texts), 'clients.csv')];
  for (const [name, content] of Object.entries(NO_LISTS))
    imports.push(await upload(scene, content, `${name}.csv`));
  for (const name of texts) imports.push(await upload(scene, 'First Name\nA\n', name));
  for (const { status, json } of imports) if (status < 300) await untilEnded(scene, json.id);
  await readAll(scene);
}
