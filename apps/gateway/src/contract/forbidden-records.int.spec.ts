import {
  exportedList,
  mayReadNotes,
  type Note,
  type NoteEntityType,
  type Operation,
  type Role,
} from '@quillcare/contracts';
import { NEEDS_SESSION } from './requests';
import { World, type Practice } from './world.suite';

/** One word per kind of note that occurs in no other text. */
const SECRETS = {
  LEAD_NOTE: 'zolpidem',
  QUOTE_NOTE: 'warfarin',
  QUOTE_COMMENT: 'heparin',
  ORGANISATION_NOTE: 'tramadol',
  USER_NOTE: 'ketamine',
} as const satisfies Partial<Record<NoteEntityType, string>>;
type Kind = keyof typeof SECRETS;
const KINDS = Object.keys(SECRETS) as Kind[];
const LIMITED = ['SALES_MANAGER', 'LEAD_COORDINATOR', 'USER'] as const;

let world: World;
let people: Map<Role, Practice>;
let stranger: Practice;
let clientId: string;
let records: Record<Kind, string>;
let notes: Note[];

beforeAll(async () => {
  world = await World.open();
  people = await world.sessions();
  stranger = await world.practice();
  await world.furnish(who('ORG_ADMIN'));
  records = await openRecords();
  notes = [];
  for (const kind of KINDS) notes.push(await write(kind));
  clientId = await convertLead(records.LEAD_NOTE);
});
afterAll(() => world.close());

const who = (role: Role): Practice => people.get(role)!;
const send = (role: Role, method: string, path: string, body?: object) =>
  world.request(method, `/api${path}`, { token: who(role).token, body });

async function openRecords(): Promise<Record<Kind, string>> {
  const lead = { firstName: 'Hana', phone: '0412 345 678' };
  const [quoteId = ''] = who('ORG_ADMIN').ids.get('quotes') ?? [];
  const { id: leadId } = (await send('ORG_ADMIN', 'POST', '/leads', lead)).json as { id: string };
  const session = (await send('USER', 'GET', '/auth/session')).json as { user: { id: string } };
  return {
    LEAD_NOTE: leadId,
    QUOTE_NOTE: quoteId,
    QUOTE_COMMENT: quoteId,
    ORGANISATION_NOTE: who('ORG_ADMIN').organisationId,
    USER_NOTE: session.user.id,
  };
}

async function write(kind: Kind): Promise<Note> {
  const body = { entityType: kind, entityId: records[kind], text: `About ${SECRETS[kind]}.` };
  const { status, json } = await send('ORG_ADMIN', 'POST', '/notes', body);
  expect({ kind, status }).toEqual({ kind, status: 201 });
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
  /** Words this reader must never see. */
  forbidden: string[];
}

function readers(): Reader[] {
  const limited = LIMITED.map((role) => ({
    name: role,
    token: who(role).token,
    forbidden: KINDS.filter((kind) => !mayReadNotes(kind, { role, isActive: true })).map(
      (kind) => SECRETS[kind],
    ),
  }));
  return [...limited, { name: 'a stranger', token: stranger.token, forbidden: Object.values(SECRETS) }];
}

/** Every readable path, with each of the records substituted for each id, including list searches. */
function pathsOf({ http }: Operation, { forbidden }: Reader): string[] {
  const path = http?.path ?? '';
  const ids = path.startsWith('/notes')
    ? notes.map(({ id }) => id)
    : [...new Set([clientId, ...Object.values(records)])];
  if (path.includes(':')) return ids.map((id) => path.replaceAll(/:\w+/g, id));
  return [path, `${path}?search=${forbidden[0]}`];
}

const READS = NEEDS_SESSION.filter(
  ({ http }) => http?.method === 'GET' && http.encoding !== 'sse' && http.encoding !== 'file',
);

describe('notes on records a user may not read', () => {
  it('can be read by those who may, even in the timeline of a converted lead', async () => {
    for (const kind of KINDS) {
      const { text } = await send('ORG_ADMIN', 'GET', `/notes?entityType=${kind}&entityId=${records[kind]}`);
      expect(text).toContain(SECRETS[kind]);
    }
    const timeline = await send('LEAD_COORDINATOR', 'GET', `/clients/${clientId}/timeline`);
    expect(timeline.text).toContain(SECRETS.LEAD_NOTE);
  });

  it('are each forbidden to at least one reader', () => {
    const all = new Set(readers().flatMap(({ name, forbidden }) => (name === 'a stranger' ? [] : forbidden)));
    expect([...all].sort()).toEqual(Object.values(SECRETS).sort());
  });

  it.each(READS.map((operation) => [operation.name, operation] as const))(
    'are in no answer of %s',
    async (_name, operation) => {
      for (const reader of readers())
        for (const path of pathsOf(operation, reader)) {
          const { text } = await world.request('GET', `/api${path}`, { token: reader.token });
          const found = reader.forbidden.filter((secret) => text.replaceAll(path, '').includes(secret));
          expect({ reader: reader.name, path, found }).toEqual({ reader: reader.name, path, found: [] });
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
