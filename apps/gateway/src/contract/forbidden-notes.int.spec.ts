import { randomUUID } from 'node:crypto';
import type { Note, Operation, Role } from '@quillcare/contracts';
import { NEEDS_SESSION } from './requests';
import { World, type Practice } from './world.suite';

/** Occurs in the text of medical notes only, so no other response may contain it. */
const SECRET = 'apixaban';

let world: World;
let people: Map<Role, Practice>;
let stranger: Practice;
let clientId: string;
let medical: Note;

beforeAll(async () => {
  world = await World.open();
  people = await world.sessions();
  stranger = await world.practice();
  clientId = ((await send('ORG_ADMIN', 'POST', '/clients', CLIENT)).json as { id: string }).id;
  const text = `Takes ${SECRET} twice a day. @[Somebody](${await idOf('SALES_MANAGER')}), please check.`;
  medical = await write('ORG_ADMIN', text, 'MEDICAL');
});
afterAll(() => world.close());

const CLIENT = { firstName: 'Hana', lastName: 'Ngāpō', email: 'hana@example.com', phone: '0412 345 678' };
const BLIND = ['LEAD_COORDINATOR', 'USER'] as const;
const who = (role: Role): Practice => people.get(role)!;
const send = (role: Role, method: string, path: string, body?: object) =>
  world.request(method, `/api${path}`, { token: who(role).token, body });
const idOf = async (role: Role) =>
  ((await send(role, 'GET', '/auth/session')).json as { user: { id: string } }).user.id;

async function write(role: Role, text: string, type: string): Promise<Note> {
  const body = { entityType: 'CLIENT_NOTE', entityId: clientId, text, type };
  const { status, json } = await send(role, 'POST', '/notes', body);
  expect(status).toBe(201);
  return json as Note;
}

/** Every readable path, with the client's and the note's id substituted for each id, including list searches. */
function pathsOf({ http }: Operation, ids: readonly string[]): string[] {
  const path = http?.path ?? '';
  if (path.includes(':')) return ids.map((id) => path.replaceAll(/:\w+/g, id));
  return [path, `${path}?search=${SECRET}`];
}

const READS = NEEDS_SESSION.filter(
  ({ http }) => http?.method === 'GET' && http.encoding !== 'sse' && http.encoding !== 'file',
);

describe('medical note', () => {
  it('can be read by those whom the practice allows', async () => {
    for (const role of ['ORG_ADMIN', 'SALES_MANAGER'] as const) {
      const { text } = await send(role, 'GET', `/notes?entityType=CLIENT_NOTE&entityId=${clientId}`);
      expect(text).toContain(SECRET);
    }
    expect((await send('SALES_MANAGER', 'GET', '/mentions/my')).text).toContain(SECRET);
  });

  it.each(READS.map((operation) => [operation.name, operation] as const))(
    'is in no answer of %s to anyone else',
    async (_name, operation) => {
      for (const person of [...BLIND.map(who), stranger])
        for (const path of pathsOf(operation, [clientId, medical.id])) {
          const { text } = await world.request('GET', `/api${path}`, { token: person.token });
          expect(text).not.toContain(SECRET);
          // A refusal may repeat the id in its own path; otherwise the id must not appear.
          if (!path.includes(medical.id)) expect(text).not.toContain(medical.id);
        }
    },
  );

  it.each(BLIND)('does not exist for %s, whatever they try', async (role) => {
    const tries = [
      ['GET', `/notes/${medical.id}`, undefined],
      ['GET', `/notes/${medical.id}/history`, undefined],
      ['PATCH', `/notes/${medical.id}`, { version: 1, type: 'GENERAL' }],
      ['DELETE', `/notes/${medical.id}`, undefined],
      ['POST', `/notes/${medical.id}/restore`, {}],
    ] as const;
    for (const [method, path, body] of tries) expect((await send(role, method, path, body)).status).toBe(404);
    const filtered = await send(
      role,
      'GET',
      `/notes?type=MEDICAL&entityType=CLIENT_NOTE&entityId=${clientId}`,
    );
    expect(filtered.json).toMatchObject({ items: [], total: 0, seesMedical: false });
  });

  it('can be written only by those who may see it, and mention only those', async () => {
    const body = { entityType: 'CLIENT_NOTE', entityId: clientId, text: 'x', type: 'MEDICAL' };
    const { status, problem } = await send('LEAD_COORDINATOR', 'POST', '/notes', body);
    expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({
      status: 400,
      paths: ['type'],
    });
    const mentioning = { ...body, text: `@[Somebody](${await idOf('USER')}), look` };
    const refused = await send('ORG_ADMIN', 'POST', '/notes', mentioning);
    expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['text']);
  });

  it('leaves no text in the audit, notifications or messages between services', async () => {
    await world.settled(who('ORG_ADMIN').organisationId);
    const audit = await send('ORG_ADMIN', 'GET', '/audit-entries?limit=100');
    expect(audit.text).not.toContain(SECRET);
    const outboxes = ['crm', 'notifications', 'audit', 'identity'].map(
      (service) => `select 1 from ${service}.outbox where payload::text like $1`,
    );
    const found = await world.product.sql(
      [
        ...outboxes,
        'select 1 from audit.entry where row_to_json(entry)::text like $1',
        'select 1 from notifications.notification where row_to_json(notification)::text like $1',
        'select 1 from notifications.mail_message where row_to_json(mail_message)::text like $1',
      ].join(' union all '),
      [`%${SECRET}%`],
    );
    expect(found).toEqual([]);
  });
});

describe('formerly medical note', () => {
  it('stays medical in its history after its type changes', async () => {
    const note = await write('SALES_MANAGER', `Stopped ${SECRET} in May`, 'MEDICAL');
    const body = { version: 1, type: 'GENERAL', text: 'All clear for surgery' };
    await send('SALES_MANAGER', 'PATCH', `/notes/${note.id}`, body);
    const history = `/notes/${note.id}/history`;
    const seen = await send('USER', 'GET', history);
    expect(seen.text).toContain('All clear');
    expect(seen.text).not.toContain(SECRET);
    expect((await send('ORG_ADMIN', 'GET', history)).text).toContain(SECRET);
  });

  it('is hidden from anyone mentioned before it became medical', async () => {
    const note = await write(
      'SALES_MANAGER',
      `@[Somebody](${await idOf('USER')}), is this right?`,
      'GENERAL',
    );
    expect((await send('USER', 'GET', '/mentions/my')).text).toContain(note.id);
    const body = { version: 1, type: 'MEDICAL', text: `${note.text} ${SECRET}` };
    await send('SALES_MANAGER', 'PATCH', `/notes/${note.id}`, body);
    expect((await send('USER', 'GET', '/mentions/my')).text).not.toContain(note.id);
  });
});

describe('live updates', () => {
  async function listen(role: Role) {
    const stop = new AbortController();
    const response = await fetch(`${world.product.url}/api/events`, {
      headers: { authorization: `Bearer ${who(role).token}` },
      signal: stop.signal,
    });
    const heard = { text: '' };
    void (async () => {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
        heard.text += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    return { heard, stop: () => stop.abort() };
  }
  const notes = ({ heard }: { heard: { text: string } }) => heard.text.split('"type":"Note"').length - 1;

  it('announce a medical note only to those who may see it', async () => {
    const [admin, user] = [await listen('ORG_ADMIN'), await listen('USER')];
    await write('ORG_ADMIN', `More ${SECRET}`, 'MEDICAL');
    await world.product.eventually(async () => expect(notes(admin)).toBe(1));
    await write('ORG_ADMIN', 'Prefers mornings', 'PREFERENCE');
    await world.product.eventually(async () => expect(notes(user)).toBe(1));
    await world.product.eventually(async () => expect(notes(admin)).toBe(2));
    expect(notes(user)).toBe(1);
    for (const { heard, stop } of [admin, user]) {
      expect(heard.text).not.toContain(SECRET);
      stop();
    }
  });
});

describe('medical note setting of a practice', () => {
  const list = async (role: Role) =>
    (await send(role, 'GET', `/notes?entityType=CLIENT_NOTE&entityId=${clientId}`)).text;
  const choose = async (body: object) => {
    const { version } = (await send('ORG_ADMIN', 'GET', '/note-settings')).json as { version: number };
    return send('ORG_ADMIN', 'PATCH', '/note-settings', { version, ...body });
  };

  it('takes effect at once for roles, individuals and administrators', async () => {
    expect((await choose({ medicalRoles: ['USER'] })).status).toBe(200);
    expect(await list('USER')).toContain(SECRET);
    for (const role of ['ORG_ADMIN', 'SALES_MANAGER', 'LEAD_COORDINATOR'] as const)
      expect(await list(role)).not.toContain(SECRET);
    const medicalPersonIds = [await idOf('LEAD_COORDINATOR')];
    await choose({ medicalRoles: [], medicalPersonIds });
    expect(await list('LEAD_COORDINATOR')).toContain(SECRET);
    expect(await list('USER')).not.toContain(SECRET);
  });

  it('is limited to administrators and accepts only colleagues', async () => {
    expect((await send('SALES_MANAGER', 'GET', '/note-settings')).status).toBe(403);
    expect((await send('SALES_MANAGER', 'PATCH', '/note-settings', { version: 1 })).status).toBe(403);
    const { status, problem } = await choose({ medicalPersonIds: [randomUUID()] });
    expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({
      status: 400,
      paths: ['medicalPersonIds.0'],
    });
  });
});
