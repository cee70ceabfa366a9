import { randomUUID } from 'node:crypto';
import {
  canReadNotes,
  exportedList,
  type Note,
  type NoteEntityType,
  type Operation,
  type Role,
} from '@quillcare/contracts';
import { SESSION_OPERATIONS } from './requests';
import { World, type Practice } from './world.suite';

/** One word per kind of note that occurs in no other text. */
const SECRETS = {
  MEDICAL: 'apixaban',
  LEAD_NOTE: 'zolpidem',
  QUOTE_NOTE: 'warfarin',
  QUOTE_COMMENT: 'heparin',
  ORGANISATION_NOTE: 'tramadol',
  USER_NOTE: 'ketamine',
} as const satisfies Partial<Record<NoteEntityType | 'MEDICAL', string>>;
type Kind = keyof typeof SECRETS;
type RecordKind = Exclude<Kind, 'MEDICAL'>;
const KINDS = Object.keys(SECRETS) as Kind[];
const SECRET = SECRETS.MEDICAL;
const LIMITED = ['SALES_MANAGER', 'LEAD_COORDINATOR', 'USER'] as const;
/** May not read medical notes. */
const BLIND: readonly Role[] = ['LEAD_COORDINATOR', 'USER'];

let world: World;
let people: Map<Role, Practice>;
let stranger: string;
let clientId: string;
let records: Record<RecordKind, string>;
let notes: Record<Kind, Note>;

beforeAll(async () => {
  world = await World.share();
  const practice = await world.practice();
  people = new Map([['ORG_ADMIN', practice]]);
  for (const role of LIMITED) people.set(role, await world.colleague(practice.organisationId, role));
  stranger = (await world.product.signUp()).accessToken;
  records = await openRecords();
  const written: Partial<Record<Kind, Note>> = {};
  for (const kind of Object.keys(records) as RecordKind[])
    written[kind] = await write('ORG_ADMIN', `About ${SECRETS[kind]}.`, 'GENERAL', kind, records[kind]);
  clientId = await convertLead(records.LEAD_NOTE);
  const text = `Takes ${SECRET} twice a day. @[Somebody](${await idOf('SALES_MANAGER')}), please check.`;
  notes = { ...(written as Record<RecordKind, Note>), MEDICAL: await write('ORG_ADMIN', text, 'MEDICAL') };
});

const who = (role: Role): Practice => people.get(role)!;
const send = (role: Role, method: string, path: string, body?: object) =>
  world.request(method, `/api${path}`, { token: who(role).token, body });
const idOf = async (role: Role) =>
  ((await send(role, 'GET', '/auth/session')).json as { user: { id: string } }).user.id;

async function openRecords(): Promise<Record<RecordKind, string>> {
  const lead = { firstName: 'Hana', phone: '0412 345 678' };
  const [quoteId = ''] = who('ORG_ADMIN').ids.get('quotes') ?? [];
  const { id: leadId } = (await send('ORG_ADMIN', 'POST', '/leads', lead)).json as { id: string };
  return {
    LEAD_NOTE: leadId,
    QUOTE_NOTE: quoteId,
    QUOTE_COMMENT: quoteId,
    ORGANISATION_NOTE: who('ORG_ADMIN').organisationId,
    USER_NOTE: await idOf('USER'),
  };
}

async function write(
  role: Role,
  text: string,
  type: string,
  entityType: NoteEntityType = 'CLIENT_NOTE',
  entityId = clientId,
): Promise<Note> {
  const { status, json } = await send(role, 'POST', '/notes', { entityType, entityId, text, type });
  expect({ entityType, status }).toEqual({ entityType, status: 201 });
  return json as Note;
}

/** Afterwards the lead's notes are part of the client's timeline. */
async function convertLead(leadId: string): Promise<string> {
  const client = { firstName: 'Hana', lastName: 'Ngāpō', email: 'hana@example.com', phone: '0412 345 678' };
  const { json } = await send('ORG_ADMIN', 'POST', `/leads/${leadId}/convert`, { version: 1, client });
  return (json as { client: { id: string } }).client.id;
}

interface Reader {
  name: string;
  token: string;
  /** What this reader must never see. */
  forbidden: Kind[];
}

function readers(): Reader[] {
  const isForbidden = (kind: Kind, role: Role) =>
    kind === 'MEDICAL' ? BLIND.includes(role) : !canReadNotes(kind, { role, isActive: true });
  const limited = LIMITED.map((role) => ({
    name: role,
    token: who(role).token,
    forbidden: KINDS.filter((kind) => isForbidden(kind, role)),
  }));
  return [...limited, { name: 'a stranger', token: stranger, forbidden: KINDS }];
}

/** Every readable path, with each of the records substituted for each id, including list searches. */
function pathsOf({ http }: Operation, { forbidden }: Reader): string[] {
  const path = http?.path ?? '';
  const ids = path.startsWith('/notes')
    ? KINDS.map((kind) => notes[kind].id)
    : [...new Set([clientId, ...Object.values(records)])];
  if (path.includes(':')) return ids.map((id) => path.replaceAll(/:\w+/g, id));
  // Of medical notes, which are the first kind, and of those on records.
  const searched = new Set([forbidden[0], forbidden.at(-1)].map((kind) => kind && SECRETS[kind]));
  return [path, ...[...searched].map((word) => `${path}?search=${word}`)];
}

const READS = SESSION_OPERATIONS.filter(
  ({ http }) => http?.method === 'GET' && http.encoding !== 'sse' && http.encoding !== 'file',
);

describe('medical notes, and notes on records a user may not read,', () => {
  it('can be read by those who may, even in the timeline of a converted lead', async () => {
    for (const [kind, id] of Object.entries(records)) {
      const { text } = await send('ORG_ADMIN', 'GET', `/notes?entityType=${kind}&entityId=${id}`);
      expect(text).toContain(SECRETS[kind as Kind]);
    }
    const timeline = await send('LEAD_COORDINATOR', 'GET', `/clients/${clientId}/timeline`);
    expect(timeline.text).toContain(SECRETS.LEAD_NOTE);
    for (const role of ['ORG_ADMIN', 'SALES_MANAGER'] as const) {
      const { text } = await send(role, 'GET', `/notes?entityType=CLIENT_NOTE&entityId=${clientId}`);
      expect(text).toContain(SECRET);
    }
    expect((await send('SALES_MANAGER', 'GET', '/mentions/my')).text).toContain(SECRET);
  });

  it('are each forbidden to at least one colleague', () => {
    const all = readers().flatMap(({ name, forbidden }) => (name === 'a stranger' ? [] : forbidden));
    expect(new Set(all)).toEqual(new Set(KINDS));
  });

  it.each(READS.map((operation) => [operation.name, operation] as const))(
    'are in no answer of %s',
    async (_name, operation) => {
      for (const reader of readers())
        for (const path of pathsOf(operation, reader)) {
          const { text } = await world.request('GET', `/api${path}`, { token: reader.token });
          // A refusal may repeat its own path.
          const told = text.replaceAll(path, '');
          const found = reader.forbidden.filter((kind) => told.includes(SECRETS[kind]));
          expect({ reader: reader.name, path, found }).toEqual({ reader: reader.name, path, found: [] });
          if (reader.forbidden.includes('MEDICAL')) expect(told).not.toContain(notes.MEDICAL.id);
        }
    },
  );

  it.each(exportedList.options)('are in no export: %s', async (list) => {
    const { status, text } = await send('ORG_ADMIN', 'POST', '/list-exports/download', {
      list,
      query: {},
      columns: [],
    });
    expect({ list, status }).toEqual({ list, status: 200 });
    for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
  });

  it('leave no text in the audit, notifications, emails or messages between services', async () => {
    await world.settled(who('ORG_ADMIN').organisationId);
    const outboxes = ['crm', 'notifications', 'audit', 'identity', 'import'].map(
      (service) => `select '${service}' as place from ${service}.outbox where payload::text ~ $1`,
    );
    const found = await world.product.sql(
      [
        ...outboxes,
        `select 'audit entry' from audit.entry where row_to_json(entry)::text ~ $1`,
        `select 'notification' from notifications.notification where row_to_json(notification)::text ~ $1`,
        `select 'email' from notifications.mail_message where row_to_json(mail_message)::text ~ $1`,
      ].join(' union all '),
      [Object.values(SECRETS).join('|')],
    );
    expect(found).toEqual([]);
  });
});

describe('medical note', () => {
  it.each(BLIND)('does not exist for %s, whatever they try', async (role) => {
    const { id } = notes.MEDICAL;
    const tries = [
      ['GET', `/notes/${id}`, undefined],
      ['GET', `/notes/${id}/history`, undefined],
      ['PATCH', `/notes/${id}`, { version: 1, type: 'GENERAL' }],
      ['DELETE', `/notes/${id}`, undefined],
      ['POST', `/notes/${id}/restore`, {}],
    ] as const;
    for (const [method, path, body] of tries) expect((await send(role, method, path, body)).status).toBe(404);
    const filter = `/notes?type=MEDICAL&entityType=CLIENT_NOTE&entityId=${clientId}`;
    const filtered = await send(role, 'GET', filter);
    expect(filtered.json).toMatchObject({ items: [], total: 0, seesMedical: false });
  });

  it('can be written only by those who may see it, and mention only those', async () => {
    const body = { entityType: 'CLIENT_NOTE', entityId: clientId, text: 'x', type: 'MEDICAL' };
    const { status, problem } = await send('LEAD_COORDINATOR', 'POST', '/notes', body);
    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, ['type']]);
    const mentioning = { ...body, text: `@[Somebody](${await idOf('USER')}), look` };
    const refused = await send('ORG_ADMIN', 'POST', '/notes', mentioning);
    expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['text']);
  });

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
    const text = `@[Somebody](${await idOf('USER')}), is this right?`;
    const note = await write('SALES_MANAGER', text, 'GENERAL');
    expect((await send('USER', 'GET', '/mentions/my')).text).toContain(note.id);
    const body = { version: 1, type: 'MEDICAL', text: `${note.text} ${SECRET}` };
    await send('SALES_MANAGER', 'PATCH', `/notes/${note.id}`, body);
    expect((await send('USER', 'GET', '/mentions/my')).text).not.toContain(note.id);
  });

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
    /** The requests whose notes were announced: events of earlier ones may come again. */
    const causes = () =>
      [...heard.text.matchAll(/^id: (.*)\nevent: tags\ndata: .*"type":"Note"/gm)].map(([, id]) => id);
    return { heard, causes, stop: () => stop.abort() };
  }

  it('is announced live only to those who may see it', async () => {
    const [admin, user] = [await listen('ORG_ADMIN'), await listen('USER')];
    const [medical, preference] = [randomUUID(), randomUUID()];
    const clientNote = { entityType: 'CLIENT_NOTE', entityId: clientId };
    const writeAs = async (cause: string, body: object) => {
      const token = who('ORG_ADMIN').token;
      const headers = { 'x-correlation-id': cause };
      const note = { ...clientNote, ...body };
      expect((await world.request('POST', '/api/notes', { token, headers, body: note })).status).toBe(201);
    };
    await writeAs(medical, { text: `More ${SECRET}`, type: 'MEDICAL' });
    await world.product.eventually(async () => expect(admin.causes()).toContain(medical));
    await writeAs(preference, { text: 'Prefers mornings', type: 'PREFERENCE' });
    for (const { causes } of [admin, user])
      await world.product.eventually(async () => expect(causes()).toContain(preference));
    expect(user.causes()).not.toContain(medical);
    for (const { heard, stop } of [admin, user]) {
      expect(heard.text).not.toContain(SECRET);
      stop();
    }
  });
});

describe('medical note setting of a practice', () => {
  const list = async (role: Role) =>
    (await send(role, 'GET', `/notes?entityType=CLIENT_NOTE&entityId=${clientId}`)).text;
  const settings = async () =>
    (await send('ORG_ADMIN', 'GET', '/note-settings')).json as { version: number; medicalRoles: Role[] };
  const choose = async (body: object) =>
    send('ORG_ADMIN', 'PATCH', '/note-settings', { version: (await settings()).version, ...body });

  it('takes effect at once for roles, individuals and administrators', async () => {
    const { medicalRoles } = await settings();
    expect((await choose({ medicalRoles: ['USER'] })).status).toBe(200);
    expect(await list('USER')).toContain(SECRET);
    for (const role of ['ORG_ADMIN', 'SALES_MANAGER', 'LEAD_COORDINATOR'] as const)
      expect(await list(role)).not.toContain(SECRET);
    const medicalPersonIds = [await idOf('LEAD_COORDINATOR')];
    await choose({ medicalRoles: [], medicalPersonIds });
    expect(await list('LEAD_COORDINATOR')).toContain(SECRET);
    expect(await list('USER')).not.toContain(SECRET);
    await choose({ medicalRoles, medicalPersonIds: [] });
  });

  it('is limited to administrators and accepts only colleagues', async () => {
    expect((await send('SALES_MANAGER', 'GET', '/note-settings')).status).toBe(403);
    expect((await send('SALES_MANAGER', 'PATCH', '/note-settings', { version: 1 })).status).toBe(403);
    const { status, problem } = await choose({ medicalPersonIds: [randomUUID()] });
    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, ['medicalPersonIds.0']]);
  });
});
