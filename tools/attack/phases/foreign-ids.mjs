// The victim's ids in the attackers' requests, for each role: in paths, bodies, queries, cursors and idempotency keys. The
// response must be the same as for an unknown id.
import { randomUUID } from 'node:crypto';
import { contracts, requests, samples } from '../product-code.mjs';
import { comparable } from '../judge.mjs';
import { textFieldsOf, valueAt } from '../fields.mjs';
import { askerOf, OF_PRACTICES, ownPath, pathWith, requestBy, validBody } from '../requests-of.mjs';

export const title = "with the victim's ids";

const MOST_IDS = 20;

const FOREIGN = new Set([400, 404]);

/** Compares the response for the victim's id with the response for an unknown id. */
async function compare({ ledger }, send, { role, isAllowed, id, where, ownerOnly = false }) {
  const theirs = await send(id);
  const nobodys = await send(randomUUID());
  const isSame = comparable(theirs.answer) === comparable(nobodys.answer);
  const { status } = theirs.answer;
  // Where only selected people may act, a role that can be selected learns only that it was not.
  const isRefused = isAllowed ? FOREIGN.has(status) || (ownerOnly && status === 403) : status === 403;
  if (isSame && isRefused) return;
  const { request, answer } = theirs;
  const kind = answer.status < 400 ? 'success' : 'refusal';
  const what = isRefused
    ? `${role}, ${where}: an unknown id gets ${nobodys.answer.status} ${nobodys.answer.json?.code}`
    : `${role}, ${where}: got ${answer.status}`;
  ledger.report(kind, { request, answer, what });
}

async function inPaths(scene) {
  const { cast, stories } = scene;
  for (const operation of OF_PRACTICES.filter(({ http }) => http.path.includes('/:id')))
    for (const [role, person] of cast.people) {
      await person.ready();
      const own = { ...cast.attacker.practice, token: person.token };
      const isAllowed = contracts.allows(operation.permission, { role, isActive: true });
      const send = async (id) => {
        const path = pathWith(operation, id).slice('/api'.length);
        const answer = await stories.attacker.call(operation, own, { path });
        return { request: { method: operation.http.method, path }, answer };
      };
      for (const id of cast.victim.practice.ids.get(requests.collectionOf(operation)).slice(0, 2))
        await compare(scene, send, { role, isAllowed, id, where: 'path' });
    }
}

const withBodies = (operation) => contracts.hasBody(operation) && operation.http.encoding !== 'multipart';
const formsOf = (operation) => samples.alternativesOf(samples.schemaOf(operation, 'body'));

const anyIdOf = ({ ids }) => [...ids.values()].flat()[0];

/** The victim's id in one field of a body that otherwise contains the attackers' own ids. */
async function inField(scene, operation, { form, field }) {
  const { cast, door } = scene;
  const foreign = samples.buildSample(form, requests.idsFrom(cast.victim.practice));
  for (const [role, person] of cast.people) {
    await person.ready();
    const isAllowed = contracts.allows(operation.permission, { role, isActive: true });
    const own = validBody(form, cast);
    const send = async (given) => {
      const body = samples.replaceAt(own, field, given);
      const request = {
        method: operation.http.method,
        path: ownPath(operation, cast),
        body,
        token: person.token,
      };
      return { request, answer: await door.ask(request) };
    };
    // The sample of a new part, or of the other variant of a choice, contains no id, so any id of the victim is used.
    const id = valueAt(foreign, field) ?? anyIdOf(cast.victim.practice);
    const { ownerOnly } = operation;
    await compare(scene, send, { role, isAllowed, id, where: field.join('.'), ownerOnly });
  }
}

async function inBodies(scene) {
  for (const operation of OF_PRACTICES.filter(withBodies))
    for (const form of formsOf(operation))
      for (const field of samples.idFieldsOf(form).filter((path) => !requests.isClientGenerated(path)))
        await inField(scene, operation, { form, field });
}

/** Text fields whose names end in "Id". Their values have no effect. The door checks the responses for leaks. */
async function inTexts({ cast, door }) {
  const ids = [...cast.victim.practice.ids.values()].flat().slice(0, MOST_IDS);
  for (const operation of requests.ROUTED_OPERATIONS.filter(withBodies)) {
    const asker = askerOf(operation, cast);
    for (const form of formsOf(operation))
      for (const field of textFieldsOf(form).filter((path) => /Id$/.test(path.at(-1))))
        for (const id of ids) {
          await asker?.ready();
          const body = samples.replaceAt(validBody(form, cast), field, id);
          await door.ask(requestBy(asker, operation, cast, { path: ownPath(operation, cast), body }));
        }
  }
}

/** Whether a response contains any record, be it a list, a board or a figure with its underlying rows. */
function hasRecords(answer) {
  if (Array.isArray(answer)) return answer.some(hasRecords);
  if (answer === null || typeof answer !== 'object') return false;
  return 'id' in answer || Object.values(answer).some(hasRecords);
}

async function inQueries({ cast, door, ledger }) {
  const ids = [...cast.victim.practice.ids.values()].flat();
  const lists = OF_PRACTICES.filter(({ http }) => http.method === 'GET' && !http.path.includes(':'));
  for (const operation of lists) {
    const { properties = {} } = samples.schemaOf(operation, 'query');
    const filters = Object.keys(properties).filter((name) => properties[name].format === 'uuid');
    for (const name of filters)
      for (const [role, person] of cast.people) {
        await person.ready();
        for (const id of ids.slice(0, MOST_IDS)) {
          const request = {
            method: 'GET',
            path: `/api${operation.http.path}?${name}=${id}`,
            token: person.token,
          };
          const answer = await door.ask(request);
          if (answer.status === 200 && hasRecords(answer.json))
            ledger.report('leak', { request, answer, what: `${role} found rows by ${name}` });
        }
      }
  }
}

/** The victim's cursors in the attackers' lists. The door checks the responses for leaks. */
async function byCursors({ cast, door }) {
  for (const [path, cursor] of cast.victim.cursors)
    for (const person of cast.people.values()) {
      const { token } = await person.ready();
      await door.ask({
        method: 'GET',
        path: `${path}?limit=100&cursor=${encodeURIComponent(cursor)}`,
        token,
        isTheirs: requests.PLATFORM_OPERATIONS.some(({ http }) => `/api${http.path}` === path),
      });
    }
}

/** The victim's idempotency key must not return the victim's stored result. */
async function byIdempotencyKeys({ cast, door, ledger }) {
  const { request: kept, id } = cast.victim.keyed;
  const request = { ...kept, token: (await cast.attacker.admin.ready()).token, isTheirs: false };
  const answer = await door.ask(request);
  if (answer.status !== 201 || answer.json.id === id)
    ledger.report('leak', { request, answer, what: "the victim's idempotency key returned their result" });
}

/** The victim's patient link with the identity token of another quote. */
async function byPatientLinks({ cast, door, ledger }) {
  const { path } = cast.victim.quote;
  const token = cast.attacker.quote.identityToken;
  // The page shows the practice's name to anyone with the link, so only the quote itself would be a leak.
  const view = { method: 'GET', path, token, isTheirs: true };
  const seen = await door.ask(view);
  if (seen.json?.state !== 'identify' || 'quote' in seen.json)
    ledger.report('leak', { request: view, what: 'the identity token of another quote opened this one' });
  const body = { response: 'reject', rejectionReason: 'Not mine to reject' };
  const respond = { method: 'POST', path: `${path}/response`, token, body };
  const answer = await door.ask(respond);
  if (answer.status !== 401)
    ledger.report(answer.status < 400 ? 'success' : 'refusal', {
      request: respond,
      answer,
      what: 'a foreign identity token',
    });
}

export async function attack(scene) {
  await inPaths(scene);
  await inBodies(scene);
  await inTexts(scene);
  await inQueries(scene);
  await byCursors(scene);
  await byIdempotencyKeys(scene);
  await byPatientLinks(scene);
}
