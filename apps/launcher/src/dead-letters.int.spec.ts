import { ClientCreated, createClient, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { Broker, Consumes, currentContext, UnitOfWork, type Consumer } from '@quillcare/service-kit';
import { workOnDeadLetters } from './dead-letters';

type Created = EventEnvelope<EventData<typeof ClientCreated>>;

@Consumes(ClientCreated)
class CountClients implements Consumer<typeof ClientCreated> {
  constructor(private readonly uow: UnitOfWork) {}

  async handle(event: Created): Promise<void> {
    await this.uow.query('insert into crm.test_seen (client_id, organisation_id) values ($1, $2)', [
      event.data.clientId,
      currentContext().organisationId,
    ]);
  }
}

const product = testProduct({
  only: ['identity', 'crm'],
  extend: (service) =>
    service.name === 'crm' ? { ...service, consumers: [...service.consumers, CountClients] } : service,
});
beforeAll(async () => {
  await product.sql('create table crm.test_seen (client_id uuid, organisation_id uuid)');
  await product.sql('grant select, insert on crm.test_seen to quillcare_crm');
});

const seen = (clientId: string): Promise<unknown[]> =>
  product.sql('select 1 from crm.test_seen where client_id = $1', [clientId]);
const newClient = async () => {
  const { admin } = await product.signUp();
  return product.call(
    createClient,
    { body: { firstName: 'A', lastName: 'Bee', email: 'a@b.co', phone: '0412 345 678' } },
    admin,
  );
};

describe('dead letters', () => {
  it('include an unreadable event at once, which can be listed and replayed', async () => {
    const broker = product.app.get(Broker, { strict: false });
    await broker.events.publish(broker.subject(ClientCreated.subject), 'not json');
    await product.eventually(async () => {
      const letters = await product.sql<{ handler: string }>('select handler from crm.dead_letter');
      expect(letters.map(({ handler }) => handler)).toContain('crm_CountClients');
    });
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    const lines = await workOnDeadLetters({ ...product.config }, 'list', ['crm']);
    expect(lines.join('\n')).toContain('crm_CountClients');
  });

  it('are redelivered only to the handler that failed', async () => {
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    const [row] = await product.sql<{ payload: { id: string; organisationid: string } }>(
      `select payload from crm.outbox where payload->>'subject' = $1 and destination like '%ClientCreated%'`,
      [client.id],
    );
    await product.sql('delete from crm.inbox where event_id = $1', [row?.payload.id]);
    await product.sql('delete from crm.test_seen where client_id = $1', [client.id]);
    await product.sql(
      `insert into crm.dead_letter (id, organisation_id, kind, handler, message_id, payload, error) values (gen_random_uuid(), $1, 'event', 'crm_CountClients', $2, $3, 'x')`,
      [row?.payload.organisationid, row?.payload.id, JSON.stringify(row?.payload)],
    );
    await workOnDeadLetters(product.config, 'replay', ['crm']);
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    expect(await workOnDeadLetters(product.config, 'list', ['crm'])).toEqual(['No dead letters.']);
  });
});
