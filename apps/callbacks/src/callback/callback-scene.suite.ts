import {
  createClient,
  listCallbacks,
  QuoteSent,
  type Callback,
  type EventData,
  type EventDefinition,
  type Quote,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { draftQuote, sharedProduct, type Product, type TestOrganisation } from '@quillcare/testing';

/** A practice with a client. */
export interface Scene {
  product: Product;
  practice: TestOrganisation;
  clientId: string;
}

export const SENT_ON = '2026-11-20';
export const DUE_ON = '2026-11-27';

export function startCallbacks(): Promise<Product> {
  return sharedProduct(['identity', 'crm', 'quoting', 'callbacks']);
}

export async function openPractice(product: Product, country: 'AU' | 'NZ' = 'AU'): Promise<Scene> {
  const practice = await product.signUp({
    country,
    phone: country === 'AU' ? '0412 345 678' : '021 123 4567',
  });
  const phone = country === 'AU' ? '0498 765 432' : '021 765 4321';
  const contact = { phone, email: 'hana@patients.example', dateOfBirth: '1988-02-29' };
  const person = { firstName: 'Hana', lastName: 'Te Ariki Ngāpō', ...contact };
  const { id: clientId } = await product.call(createClient, { body: person }, practice.admin);
  return { product, practice, clientId };
}

/** Adds another active staff member to the practice and returns their id. */
export async function addColleague({ product, practice }: Scene, role: string): Promise<string> {
  const id = newId();
  await product.sql(
    `insert into identity."user" (id, organisation_id, email, first_name, last_name, role, is_active, password_hash, search_key, sort_name)
     select $1, organisation_id, $2, 'Ben', 'Colleague', $3, true, password_hash, $2, $2 from identity."user" where id = $4`,
    [id, `${id}@practice.example`, role, practice.admin.userId],
  );
  return id;
}

/** Adds a draft quote; tests publish its events themselves. */
export const addQuote = ({ product, practice, clientId }: Scene): Promise<Quote> =>
  draftQuote(product, practice.admin, clientId);

/** Publishes a quoting event with the given time, and waits until the callbacks service has handled it. */
export async function publishEvent<E extends EventDefinition>(
  { product, practice }: Scene,
  event: E,
  data: EventData<E>,
  options: { time?: string } = {},
): Promise<void> {
  const id = newId();
  const envelope = {
    id,
    source: '/quillcare/quoting',
    type: event.type,
    specversion: '1.0',
    time: options.time ?? new Date().toISOString(),
    subject: (data as { quoteId: string }).quoteId,
    datacontenttype: 'application/json',
    organisationid: practice.organisationId,
    actor: 'service:quoting',
    correlationid: id,
    causationid: null,
    traceparent: null,
    data,
  };
  await product.sql(
    `insert into quoting.outbox (id, organisation_id, kind, destination, payload) values ($1, $2, 'event', $3, $4)`,
    [id, practice.organisationId, event.subject, envelope],
  );
  await product.eventually(async () =>
    expect(await product.sql('select 1 from callbacks.inbox where event_id = $1', [id])).toHaveLength(1),
  );
}

/** The data common to all events of a quote. */
export function factsOf({ id, quoteNumber }: Quote, revision = 1) {
  return { quoteId: id, quoteNumber, revision, variationOfId: null };
}

export function tellSent(scene: Scene, quote: Quote, revision = 1): Promise<void> {
  const data = {
    ...factsOf(quote, revision),
    clientId: scene.clientId,
    sentOn: SENT_ON,
    validUntil: quote.validUntil,
  };
  return publishEvent(scene, QuoteSent, data);
}

export async function callbacksOf({ product, practice }: Scene, quote: Quote): Promise<Callback[]> {
  return (await product.call(listCallbacks, { query: { quoteId: quote.id } }, practice.admin)).items;
}

/** The only callback of a quote that has just been sent. */
export async function pendingCallback(scene: Scene): Promise<Callback> {
  const quote = await addQuote(scene);
  await tellSent(scene, quote);
  const [callback] = await callbacksOf(scene, quote);
  if (!callback) throw new Error('No callback was created.');
  return callback;
}

export async function auditOf({ product }: Scene, callbackId: string): Promise<Record<string, unknown>[]> {
  const rows = await product.sql<{ data: Record<string, unknown> }>(
    `select payload->'data' as data from callbacks.outbox
      where destination = 'evt.callbacks.AuditRecorded.v1' and payload->>'subject' = $1 order by seq`,
    [callbackId],
  );
  return rows.map(({ data }) => data);
}
