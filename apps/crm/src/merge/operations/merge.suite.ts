import {
  createClient,
  getQuote,
  listCallbacks,
  listLeads,
  listQuotes,
  mergeClients,
  sendQuote,
  undoMerge,
  type Client,
  type ClientInput,
  type ClientMerge,
  type Quote,
} from '@quillcare/contracts';
import { draftQuote, type Product, type TestOrganisation } from '@quillcare/testing';

/** A practice with clients to merge. */
export interface Scene {
  product: Product;
  practice: TestOrganisation;
}

export const HANA = {
  firstName: 'Hana',
  lastName: 'Ngata',
  email: 'hana@example.com',
  phone: '0412 345 678',
  dateOfBirth: '1988-02-29',
};
/** The same person, entered again after her marriage. */
export const AGAIN = { ...HANA, lastName: 'Ngata-Reid', phone: '0498 765 432', suburb: 'Manly' };

export async function openPractice(product: Product): Promise<Scene> {
  return { product, practice: await product.signUp() };
}

export function addClient({ product, practice }: Scene, body: Partial<ClientInput> = {}): Promise<Client> {
  return product.call(createClient, { body: { ...HANA, ...body } }, practice.admin);
}

export async function addQuote(
  { product, practice }: Scene,
  clientId: string,
  { isSent = false }: { isSent?: boolean } = {},
): Promise<Quote> {
  const quote = await draftQuote(product, practice.admin, clientId);
  if (!isSent) return quote;
  const sent = await product.call(
    sendQuote,
    { params: { id: quote.id }, body: { version: quote.version } },
    practice.admin,
  );
  return sent.quote;
}

export function merge(
  { product, practice }: Scene,
  survivor: Pick<Client, 'id' | 'version'>,
  other: Pick<Client, 'id' | 'version'>,
  fields: readonly (keyof ClientInput)[] = [],
): Promise<ClientMerge> {
  const body = {
    otherId: other.id,
    version: survivor.version,
    otherVersion: other.version,
    fields: [...fields],
  };
  return product.call(mergeClients, { params: { id: survivor.id }, body }, practice.admin);
}

export function undo({ product, practice }: Scene, { id }: Pick<ClientMerge, 'id'>): Promise<ClientMerge> {
  return product.call(undoMerge, { params: { id } }, practice.admin);
}

/** Returns, by service, the ids of the records lists show for a client. */
export async function belongingsOf({ product, practice }: Scene, clientId: string) {
  const quotes = await product.call(listQuotes, { query: { clientId } }, practice.admin);
  const callbacks = await product.call(listCallbacks, { query: {} }, practice.admin);
  const leads = await product.call(listLeads, { query: {} }, practice.admin);
  return {
    quotes: quotes.items.map(({ id }) => id).sort(),
    callbacks: callbacks.items
      .filter((one) => one.clientId === clientId)
      .map(({ quoteId }) => quoteId)
      .sort(),
    leads: leads.items
      .filter((one) => one.clientId === clientId)
      .map(({ id }) => id)
      .sort(),
  };
}

/** Waits until exactly these records belong to a client. */
export function eventuallyBelongs(
  scene: Scene,
  clientId: string,
  expected: Partial<Awaited<ReturnType<typeof belongingsOf>>>,
): Promise<void> {
  return scene.product.eventually(async () => {
    expect(await belongingsOf(scene, clientId)).toMatchObject(expected);
  });
}

export function readQuote({ product, practice }: Scene, id: string): Promise<Quote> {
  return product.call(getQuote, { params: { id } }, practice.admin);
}
