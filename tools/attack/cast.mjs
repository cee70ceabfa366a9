// The accounts: a victim practice with one of everything, an attacking practice with one account per role,
// and a platform administrator.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contracts, requests, samples, Story } from './product-code.mjs';
import { PASSWORD, Person } from './person.mjs';

export const PLATFORM_EMAIL = 'platform@attack.example';
/** Marker contained in every text that the victim writes. */
export const CANARY = 'Canary-7d1f';
const COLLECT_MS = 60_000;

/** The same body with the canary in every generated text. */
export function marked(body) {
  if (typeof body === 'string') return body.replace(/^Sample /, `${CANARY} `);
  if (Array.isArray(body)) return body.map(marked);
  if (typeof body !== 'object' || body === null || body instanceof FormData) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, marked(value)]));
}

async function foundPractice({ door, publicUrl, postOffice }, { email, name, isTheirs = false }) {
  const admin = new Person({ door, email, publicUrl, isTheirs });
  const body = {
    firstName: name,
    lastName: 'Administrator',
    email,
    password: PASSWORD,
    organizationName: `${name} Practice`,
    phone: '0412 345 678',
    country: 'AU',
    subscriptionPlan: 'ENTERPRISE',
  };
  admin.begin(await admin.must('POST', '/api/auth/sign-up', body));
  const token = (await postOffice.linkTo('/auth/confirm-email', email)).searchParams.get('token');
  await admin.must('POST', '/api/auth/confirm-email', { token });
  await admin.enter();
  return admin;
}

async function invite({ door, publicUrl, postOffice }, admin, role) {
  const email = `${role.toLowerCase().replace('_', '.')}@attack.example`;
  await admin.must('POST', '/api/invitations', { email, firstName: 'Mallory', lastName: role, role });
  const token = (await postOffice.linkTo('/invitation/', email)).pathname.split('/').at(-1);
  const person = new Person({ door, email, publicUrl });
  person.begin(await person.must('POST', `/api/public/invitations/${token}/accept`, { password: PASSWORD }));
  return person;
}

/** A story whose requests go through the door. */
function storyOf(door, { isTheirs = false } = {}) {
  return new Story((method, path, { body, ...options }) =>
    door.ask({ method, path, ...options, body: isTheirs ? marked(body) : body, isTheirs }),
  );
}

async function untilCollected(story, practice, collections) {
  for (const until = Date.now() + COLLECT_MS; ; await pause(250)) {
    await story.collect(practice);
    const missing = collections.filter((name) => !practice.ids.get(name)?.length);
    if (missing.length === 0) return;
    if (Date.now() > until)
      throw new Error(`A practice has no ${missing.join(', ')}: no operation creates any.`);
  }
}

const practiceOf = ({ organisationId, token }) => ({ organisationId, token, ids: new Map() });

/** Collections whose ids appear in the paths of operations. */
export function collectionsOfPractices() {
  const onOneThing = requests.SESSION_OPERATIONS.filter(
    (operation) => !requests.PLATFORM_OPERATIONS.includes(operation) && operation.http.path.includes('/:id'),
  );
  return [...new Set(onOneThing.map(requests.collectionOf))];
}

/** Creates a practice with one of every record, whose patient has answered. */
async function furnished(world, admin) {
  const story = storyOf(world.door, admin);
  const practice = practiceOf(admin);
  await story.setUpPractice(practice);
  await story.playStory(practice);
  await admin.setUpPasskey();
  await untilCollected(story, practice, collectionsOfPractices());
  return { admin, practice, story };
}

/** Changes a quote to typed lines only, because surgeries may have a price and a cap below which it could not be sent. */
function ofTypedLines(practice) {
  const body = requests.sampleBody(contracts.createQuote, requests.idsFrom(practice));
  const lines = body.lines.map((line) => ({
    ...line,
    surgeryId: null,
    discountMinor: 0,
    discountBasisPoints: null,
  }));
  return { ...body, hospitalId: null, place: 'ROOMS', surgeries: [], quoteDiscount: null, lines };
}

/** Sends another quote of a practice; returns the path of its link and the identity token of its patient. */
export async function openQuote({ story, practice, admin }) {
  const own = { ...practice, token: admin.token, ids: new Map(practice.ids) };
  // Earlier clients may have been changed. The date of birth of a new one matches what its patient enters.
  own.ids.set('clients', []);
  await story.create(contracts.createClient, own);
  await story.create(contracts.createQuote, own, { body: ofTypedLines(own) });
  return story.openLink(await story.sendQuote(own));
}

/** The cursor after the first row of each list. */
async function cursorsOf({ door }, { admin }) {
  const cursors = new Map();
  for (const operation of requests.SESSION_OPERATIONS.filter(
    ({ http }) => http.method === 'GET' && !http.path.includes(':'),
  )) {
    if (!('cursor' in (samples.schemaOf(operation, 'query').properties ?? {}))) continue;
    const path = `/api${operation.http.path}`;
    const request = { method: 'GET', path: `${path}?limit=1`, token: admin.token, isTheirs: true };
    const { json } = await door.ask(request);
    if (json?.nextCursor) cursors.set(path, json.nextCursor);
  }
  return cursors;
}

/** A request of the victim with an idempotency key, and the id of the client it created. */
async function keyedRequest({ door }, { admin }) {
  const body = { firstName: 'Key', lastName: 'Holder', email: 'key@example.com', phone: '0412 345 678' };
  const headers = { 'idempotency-key': randomUUID() };
  const request = { method: 'POST', path: '/api/clients', body, headers };
  const { json } = await door.ask({ ...request, token: admin.token, isTheirs: true });
  return { request, id: json.id };
}

export async function gatherCast(world) {
  const platform = await foundPractice(world, { email: PLATFORM_EMAIL, name: 'Platform' });
  const victimAdmin = await foundPractice(world, {
    email: 'victim@attack.example',
    name: CANARY,
    isTheirs: true,
  });
  const victim = await furnished(world, victimAdmin);
  victim.quote = await openQuote(victim);
  victim.keyed = await keyedRequest(world, victim);
  victim.cursors = await cursorsOf(world, victim);
  const admin = await foundPractice(world, { email: 'org.admin@attack.example', name: 'Mallory' });
  const colleagues = [];
  for (const role of ['SALES_MANAGER', 'LEAD_COORDINATOR', 'USER'])
    colleagues.push(await invite(world, admin, role));
  const attacker = await furnished(world, admin);
  attacker.quote = await openQuote(attacker);
  // Their last quote is a draft, so it can still be changed.
  await attacker.story.create(contracts.createQuote, attacker.practice);
  const people = new Map([platform, admin, ...colleagues].map((person) => [person.role, person]));
  const missing = contracts.ROLES.filter((role) => !people.has(role));
  if (missing.length > 0) throw new Error(`Nobody has the role ${missing.join(', ')}.`);
  return { victim, attacker, platform, people };
}
