// Guarantees of every record the contracts declare. What is specific to one record (defaults, uniqueness, sort order) is tested
// with that record.
import * as contracts from '@quillcare/contracts';
import type { AnyResource, Operation, RecordOperation } from '@quillcare/contracts';
import { idsOf, OF_PLATFORM, sampleBody } from './requests';
import { World, type Practice } from './world.suite';

type Fields = Record<string, unknown>;
interface Stored extends Fields {
  id: string;
  version: number;
}

const RECORDS = Object.values(contracts as object)
  .filter((one): one is AnyResource => typeof one === 'object' && one !== null && 'eventData' in one)
  .filter(({ operations }) => operations.create && operations.restore)
  .map((one) => [one.name, one] as const);
/** The field by which users recognise a record. */
const LABELS = ['name', 'lastName', 'firstName', 'title'];
/** Fields that change with every write. */
const OF_THE_MOMENT = ['version', 'updatedAt', 'updatedBy', 'deletedAt'];

let world: World;
let practice: Practice;
let superAdmin: Practice;
let turn = 0;

beforeAll(async () => {
  world = await World.share();
  practice = await world.practice();
  superAdmin = (await world.sessions()).get('SUPER_ADMIN') as Practice;
});

const operation = (record: AnyResource, kind: RecordOperation) => record.operations[kind] as Operation;
const asker = (one: Operation) => (OF_PLATFORM.includes(one) ? superAdmin : practice);
const labelOf = (record: AnyResource) => LABELS.find((name) => name in record.input.shape) as string;
const lasting = (stored: Fields) =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !OF_THE_MOMENT.includes(name)));

/** Returns valid input for a new record that differs from all others. */
function newSample(record: AnyResource): Fields {
  turn += 1;
  const body = sampleBody(operation(record, 'create'), idsOf(practice)) as Fields;
  const own = { [labelOf(record)]: `Sample ${turn}`, email: `sample-${turn}@example.com` };
  return { ...body, ...Object.fromEntries(Object.entries(own).filter(([name]) => name in body)) };
}

async function ask(record: AnyResource, kind: RecordOperation, id = '', body?: unknown, query = '') {
  const one = operation(record, kind);
  const path = `${one.http?.path.replace(':id', id)}${query}`;
  return world.ask(one, asker(one), { path, body });
}

async function done(...asked: Parameters<typeof ask>): Promise<Stored> {
  const { status, json, text } = await ask(...asked);
  expect({ asked: asked[1], text: status < 300 ? '' : text }).toEqual({ asked: asked[1], text: '' });
  return json as Stored;
}

async function refusal(...asked: Parameters<typeof ask>) {
  const { status, problem } = await ask(...asked);
  const { facts } = problem as { facts?: { version?: number } };
  return { status, code: problem.code, version: facts?.version };
}

const add = (record: AnyResource, body = newSample(record)) => done(record, 'create', '', body);
const idsIn = async (record: AnyResource, query: string) =>
  ((await done(record, 'list', '', undefined, query)).items as Stored[]).map(({ id }) => id);

/** The events and audit actions the service published for a record, in order. */
async function told(record: AnyResource, id: string) {
  const rows = await world.product.sql<{ destination: string; action: string | null }>(
    `select destination, payload->'data'->>'action' as action from ${record.service}.outbox
      where payload->>'subject' = $1 order by seq`,
    [id],
  );
  const audited = rows.filter(({ destination }) => destination.includes('.AuditRecorded.'));
  const events = new Set(Object.values(record.events).map(({ subject }) => subject));
  return {
    actions: audited.map(({ action }) => action),
    events: rows.map(({ destination }) => destination).filter((destination) => events.has(destination)),
  };
}

describe.each(RECORDS)('record %s', (_name, record) => {
  it('is read back as added', async () => {
    const added = await add(record);
    expect(added.version).toBe(1);
    expect(await done(record, 'get', added.id)).toEqual(added);
  });

  it('keeps fields that were not sent, and is not written if nothing differs', async () => {
    const added = await add(record);
    const label = labelOf(record);
    const body = { [label]: `Renamed ${(turn += 1)}` };
    const changed = await done(record, 'update', added.id, { ...body, version: 1 });
    expect(changed.version).toBe(2);
    expect(lasting(changed)).toEqual({ ...lasting(added), ...body });
    const before = await told(record, added.id);
    const same = await done(record, 'update', added.id, { ...body, version: 2 });
    expect(same).toEqual(changed);
    expect(await told(record, added.id)).toEqual(before);
  });

  it('cannot be changed, removed or restored from a stale version', async () => {
    const { id } = await add(record);
    const label = labelOf(record);
    const seen = await done(record, 'update', id, { [label]: `Renamed ${(turn += 1)}`, version: 1 });
    const stale = { [label]: 'By somebody else', version: 1 };
    const conflict = (version: number) => ({ status: 409, code: 'VERSION_CONFLICT', version });
    expect(await refusal(record, 'update', id, stale)).toEqual(conflict(2));
    expect(await refusal(record, 'remove', id, undefined, '?version=1')).toEqual(conflict(2));
    expect(await done(record, 'get', id)).toEqual(seen);
    const removed = await done(record, 'remove', id, undefined, '?version=2');
    expect(await refusal(record, 'restore', id, { version: 2 })).toEqual(conflict(removed.version));
  });

  it('is removed once, and restored as it was', async () => {
    const added = await add(record);
    const { version } = await done(record, 'remove', added.id);
    expect((await done(record, 'get', added.id)).deletedAt).not.toBeNull();
    expect(await refusal(record, 'remove', added.id)).toMatchObject({ status: 404 });
    const restored = await done(record, 'restore', added.id, { version });
    expect(restored).toMatchObject({ ...lasting(added), deletedAt: null, version: version + 1 });
  });

  it('is announced to other services and the audit once per change', async () => {
    const { id } = await add(record);
    await done(record, 'update', id, { [labelOf(record)]: `Renamed ${(turn += 1)}`, version: 1 });
    await done(record, 'remove', id);
    await done(record, 'restore', id, {});
    const { created, updated, deleted, restored } = record.events;
    expect(await told(record, id)).toEqual({
      actions: ['CREATE', 'UPDATE', 'SOFT_DELETE', 'RESTORE'],
      events: [created, updated, deleted, restored].map(({ subject }) => subject),
    });
  });
});

// Leads have their own list operation.
const LISTED = RECORDS.filter(([, { operations }]) => operations.list);

describe.each(LISTED)('list of %s', (_name, record) => {
  it('shows a record unless it is removed', async () => {
    const { id } = await add(record);
    expect(await idsIn(record, '?limit=100')).toContain(id);
    await done(record, 'remove', id);
    expect(await idsIn(record, '?limit=100')).not.toContain(id);
    expect(await idsIn(record, '?limit=100&removed=true')).toContain(id);
    await done(record, 'restore', id, {});
    expect(await idsIn(record, '?limit=100')).toContain(id);
  });

  it('shows each record on exactly one page in every sort order', async () => {
    for (let more = 0; more < 3; more += 1) await add(record);
    for (const sort of record.list.sorts.flatMap((by) => [by, `-${by}`])) {
      const all = await idsIn(record, `?limit=100&sort=${sort}`);
      const paged: string[] = [];
      let next: unknown = '';
      while (next !== null) {
        const query = `?limit=2&sort=${sort}${next ? `&cursor=${encodeURIComponent(next as string)}` : ''}`;
        const page = await done(record, 'list', '', undefined, query);
        paged.push(...(page.items as Stored[]).map(({ id }) => id));
        next = page.nextCursor;
      }
      expect({ sort, paged }).toEqual({ sort, paged: all });
    }
  });
});

const SEARCHED = LISTED.filter(([, { search }]) => search);

describe.each(SEARCHED)('search in %s', (_name, record) => {
  it('finds a record by part of its name, in any case', async () => {
    const body = newSample(record);
    const { id } = await add(record, body);
    const part = String(body[labelOf(record)]).slice(1).toUpperCase();
    expect(await idsIn(record, `?search=${encodeURIComponent(part)}`)).toContain(id);
    expect(await idsIn(record, '?search=nothing-like-it')).not.toContain(id);
  });
});

const UNIQUE = RECORDS.filter(([, record]) => operation(record, 'create').errors.includes('DUPLICATE'));

describe.each(UNIQUE)('duplicate %s', (_name, record) => {
  const taken = { status: 409, code: 'DUPLICATE' };

  it('is rejected, even if both are added concurrently', async () => {
    const body = newSample(record);
    const answers = await Promise.all([1, 2].map(() => ask(record, 'create', '', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await refusal(record, 'create', '', body)).toMatchObject(taken);
  });

  it('can be added once the first is removed, which then cannot be restored', async () => {
    const body = newSample(record);
    const first = await add(record, body);
    await done(record, 'remove', first.id);
    await add(record, body);
    expect(await refusal(record, 'restore', first.id, {})).toMatchObject(taken);
  });
});
