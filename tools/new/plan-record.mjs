// What `npm run new -- record` writes, decided before anything is written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { centralLines } from './central-lines.mjs';
import { namesOf, pluralOf, Refusal } from './names.mjs';

const TEMPLATES = fileURLToPath(new URL('record', import.meta.url));

/** The new files, by template. `__name__` stands for a form of the record's name. */
const FILES = {
  'operations.ts': 'libs/contracts/src/__service__/__file__.operations.ts',
  'migration.ts': 'apps/__service__/src/__folder__/persistence/create-__files__.migration.ts',
  'parts.ts': 'apps/__service__/src/__folder__/__file__.parts.ts',
  'feature.ts': 'apps/web/src/features/__files__/feature.ts',
  'words.en.ts': 'apps/web/src/features/__files__/__file__.en.ts',
};

/** The new and the changed files, each with its complete text. Throws a `Refusal` if the record cannot be created. */
export function planRecord(
  root,
  {
    name,
    plural = pluralOf(name),
    service = 'quoting',
    room = service === 'quoting' ? 'catalogue' : '',
    now = Date.now(),
  },
) {
  const names = namesOf(name, plural);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  if (!existsSync(join(root, `apps/${service}/src/${service}.service.ts`)))
    throw new Refusal(`"${service}" is not a service with a file apps/${service}/src/${service}.service.ts.`);
  refuseKnown(read, names);
  const folder = folderOf(root, { service, room, file: names.file });
  const values = { ...names, service, folder, stamp: now, order: nextOrder(root) };
  const fill = (text) => text.replace(/__(\w+?)__/g, (_all, key) => valueOf(values, key));
  const created = Object.entries(FILES).map(([template, path]) => ({
    path: fill(path),
    text: fill(readFileSync(join(TEMPLATES, `${template}.tpl`), 'utf8')),
  }));
  const folders = [dirname(dirname(created[1].path)), dirname(created[3].path)];
  for (const path of [...folders, created[0].path])
    if (existsSync(join(root, path))) throw new Refusal(`${path} exists already.`);
  const changed = Object.entries(centralLines(service, { ...names, folder })).map(([path, change]) => ({
    path,
    text: explained(path, () => change(read(path))),
  }));
  return { names, created, changed };
}

/** The folder of the record in its service: in a room, if the service has rooms. */
function folderOf(root, { service, room, file }) {
  if (room === '') return file;
  if (!existsSync(join(root, `apps/${service}/src/${room}/index.ts`)))
    throw new Refusal(`"${room}" is not a room of ${service}.`);
  return `${room}/${file}`;
}

function refuseKnown(read, { Name, Names, NAME }) {
  const tags = read('libs/contracts/src/core/operation.ts');
  const audited = `${read('libs/contracts/src/audit/audit.schemas.ts')} ${read('libs/contracts/src/core/record-types.ts')}`;
  if (tags.includes(`'${Name}'`) || audited.includes(` ${Name}: `) || audited.includes(`'${NAME}'`))
    throw new Refusal(
      `There is something called ${Name} already: see RECORD_TYPES, TAGS and auditEntityType in the contracts.`,
    );
  if (tags.includes(`'${Names}'`)) throw new Refusal(`${Names} is a tag already.`);
}

function valueOf(values, key) {
  if (values[key] === undefined) throw new Error(`A template asks for "${key}", which is not known.`);
  return values[key];
}

function explained(path, change) {
  try {
    return change();
  } catch (error) {
    if (error instanceof Refusal)
      throw new Refusal(`${path}: ${error.message}, so no line can be added there.`);
    throw error;
  }
}

/** The position after the last entry of the sidebar's management group. */
function nextOrder(root) {
  const folder = join(root, 'apps/web/src');
  const orders = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(.*\.)?feature\.tsx?$/.test(basename(path)))
    .flatMap((path) => [
      ...readFileSync(join(folder, path), 'utf8').matchAll(/group: 'management',\s*order: (\d+)/g),
    ])
    .map(([, order]) => Number(order));
  return Math.max(0, ...orders) + 10;
}
