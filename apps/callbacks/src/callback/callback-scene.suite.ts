import {
  createClient,
  createDoctor,
  createQuote,
  listCallbacks,
  QuoteSent,
  type Callback,
  type EventData,
  type EventDefinition,
  type Quote,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { sharedProduct, type Product, type TestOrganisation } from '@quillcare/testing';

/** A practice with a client and a doctor, ready for quotes. */
export interface Scene {
  product: Product;
  practice: TestOrganisation;
  clientId: string;
  doctorId: string;
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
  const person = { firstName: 'Hana', lastName: 'Te Ariki Ngāpō', phone };
  const client = await product.call(
    createClient,
    { body: { ...person, email: 'hana@patients.example', dateOfBirth: '1988-02-29' } },
    practice.admin,
  );
  const doctor = await product.call(
    createDoctor,
    { body: { ...person, credentials: 'FRACS', email: 'doctor@practice.example' } },
    practice.admin,
  );
  return { product, practice, clientId: client.id, doctorId: doctor.id };
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
export function addQuote({ product, practice, clientId, doctorId }: Scene): Promise<Quote> {
  const line = {
    kind: 'SURGEON',
    description: 'Rhinoplasty',
    billedBy: 'PRACTICE',
    basis: 'FIXED',
    unitFeeMinor: 850_000,
    gstTreatment: 'TAXABLE',
  } as const;
  const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  return product.call(
    createQuote,
    { body: { clientId, doctorId, procedureClass: 'MEDICARE', validUntil, lines: [line] } },
    practice.admin,
  );
}

/** Publishes a quoting event with the given time and returns its id. */
export async function tell<E extends EventDefinition>(
  { product, practice }: Scene,
  event: E,
  data: EventData<E>,
  options: { time?: string } = {},
): Promise<string> {
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
  return id;
}

/** The data common to all events of a quote. */
export function factsOf({ id, quoteNumber }: Quote, revision = 1) {
  return { quoteId: id, quoteNumber, revision, variationOfId: null };
}

export function tellSent(scene: Scene, quote: Quote, revision = 1): Promise<string> {
  const data = {
    ...factsOf(quote, revision),
    clientId: scene.clientId,
    sentOn: SENT_ON,
    validUntil: quote.validUntil,
  };
  return tell(scene, QuoteSent, data);
}

/** Waits until the callbacks service has handled an event. */
export function handled({ product }: Scene, eventId: string): Promise<void> {
  return product.eventually(async () => {
    const rows = await product.sql('select 1 from callbacks.inbox where event_id = $1', [eventId]);
    expect(rows).toHaveLength(1);
  });
}

export async function callbacksOf({ product, practice }: Scene, quote: Quote): Promise<Callback[]> {
  return (await product.call(listCallbacks, { query: { quoteId: quote.id } }, practice.admin)).items;
}

/** The only callback of a quote that has just been sent. */
export async function pendingCallback(scene: Scene): Promise<Callback> {
  const quote = await addQuote(scene);
  await handled(scene, await tellSent(scene, quote));
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
