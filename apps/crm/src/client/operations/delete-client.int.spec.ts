import {
  createClient,
  deleteClient,
  getClientDependants,
  getQuote,
  sendQuote,
  type Client,
} from '@quillcare/contracts';
import { draftQuote, perFile, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks'] });
const practice = perFile(() => product.signUp({ country: 'AU' }));

const at = ({ id }: { id: string }) => ({ params: { id } });

function add(): Promise<Client> {
  const body = {
    firstName: 'Siobhan',
    lastName: "O'Brien",
    email: 'siobhan@example.com.au',
    phone: '0412 345 678',
    dateOfBirth: '1984-02-29',
  };
  return product.call(createClient, { body }, practice.admin);
}

async function sendQuoteTo(client: Client): Promise<{ id: string; name: string }> {
  const quote = await draftQuote(product, practice.admin, client.id);
  await product.call(
    sendQuote,
    { params: { id: quote.id }, body: { version: quote.version } },
    practice.admin,
  );
  return { id: quote.id, name: quote.quoteNumber };
}

describe('deleteClient', () => {
  it('reports dependent quotes and callbacks, and deletes the client once confirmed', async () => {
    const client = await add();
    const sent = await sendQuoteTo(client);
    const items = [
      { kind: 'OPEN_QUOTE', count: 1, records: [sent] },
      { kind: 'OPEN_CALLBACK', count: 1 },
    ];
    await product.eventually(async () => {
      expect(await product.call(getClientDependants, at(client), practice.admin)).toEqual({ items });
    });
    await expect(product.call(deleteClient, at(client), practice.admin)).rejects.toMatchObject({
      code: 'HAS_DEPENDANTS',
      message: `1 quote awaiting an answer (${sent.name}) and 1 open callback depend on this record. Confirm to remove it anyway.`,
      facts: { dependants: items },
    });
    await product.call(deleteClient, { ...at(client), query: { confirm: 'true' } }, practice.admin);
    const quote = await product.call(getQuote, at(sent), practice.admin);
    expect(quote.client.id).toBe(client.id);
  });
});
