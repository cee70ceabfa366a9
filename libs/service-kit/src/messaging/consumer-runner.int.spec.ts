import { ClientCreated, createClient, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { startProduct, type Product } from '@quillcare/testing';
import { currentContext } from '../context';
import { Consumes, type Consumer } from '../operations/handlers';
import { UnitOfWork } from '../persistence/unit-of-work';
import { Broker } from './broker';
import { REDELIVERY_MS } from './consumer-runner';

type Created = EventEnvelope<EventData<typeof ClientCreated>>;

/** What happens when an event is handled, set by each test. */
let behaviour: (event: Created) => Promise<void> = () => Promise.resolve();

@Consumes(ClientCreated)
class CountClients implements Consumer<typeof ClientCreated> {
  constructor(private readonly uow: UnitOfWork) {}

  async handle(event: Created): Promise<void> {
    await this.uow.query('insert into crm.test_seen (client_id, organisation_id) values ($1, $2)', [
      event.data.clientId,
      currentContext().organisationId,
    ]);
    await behaviour(event);
  }
}

/** What it writes has the event's id. */
@Consumes(ClientCreated)
class RememberClients implements Consumer<typeof ClientCreated> {
  readonly knowsItsEvents = true;

  constructor(private readonly uow: UnitOfWork) {}

  async handle({ id }: Created): Promise<void> {
    await this.uow.execute(
      'insert into crm.test_remembered (event_id) values ($1) on conflict (event_id) do update set told = test_remembered.told + 1',
      [id],
    );
  }
}

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    only: ['identity', 'crm'],
    extend: (service) =>
      service.name === 'crm'
        ? { ...service, consumers: [...(service.consumers ?? []), CountClients, RememberClients] }
        : service,
  });
  await product.sql('create table crm.test_seen (client_id uuid, organisation_id uuid)');
  await product.sql('grant select, insert on crm.test_seen to quillcare_crm');
  await product.sql(
    'create table crm.test_remembered (event_id uuid primary key, told int not null default 1)',
  );
  await product.sql('grant select, insert, update on crm.test_remembered to quillcare_crm');
});
afterAll(() => product.stop());
beforeEach(() => {
  behaviour = () => Promise.resolve();
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

async function publishAgain(clientId: string): Promise<void> {
  const broker = product.app.get(Broker, { strict: false });
  const [row] = await product.sql<{ payload: object; destination: string }>(
    `select payload, destination from crm.outbox where payload->>'subject' = $1 and destination like '%ClientCreated%'`,
    [clientId],
  );
  await broker.events.publish(broker.subject(row?.destination ?? ''), JSON.stringify(row?.payload));
}

describe('a consumer', () => {
  it('hears what was committed, once, in the organisation of the event', async () => {
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    await product.eventually(async () =>
      expect(await product.sql('select 1 from crm.outbox where published_at is null')).toHaveLength(0),
    );
  });

  it('does nothing when the same event comes again', async () => {
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    await publishAgain(client.id);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await seen(client.id)).toHaveLength(1);
  });

  it('claims nothing in the inbox where what it writes knows its events', async () => {
    const client = await newClient();
    const [event] = await product.sql<{ id: string }>(
      `select id from crm.outbox where payload->>'subject' = $1 and destination like '%ClientCreated%'`,
      [client.id],
    );
    const told = () =>
      product.sql<{ told: number }>('select told from crm.test_remembered where event_id = $1', [event?.id]);
    await product.eventually(async () => expect(await told()).toEqual([{ told: 1 }]));
    await publishAgain(client.id);
    await product.eventually(async () => expect(await told()).toEqual([{ told: 2 }]));
    const claims = await product.sql<{ consumer: string }>(
      'select consumer from crm.inbox where event_id = $1',
      [event?.id],
    );
    expect(claims.map(({ consumer }) => consumer)).toEqual(['crm_CountClients']);
  });

  it('does not try an event again that was handled before, even if its handler fails now', async () => {
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    let tries = 0;
    behaviour = ({ data }) => {
      if (data.clientId !== client.id) return Promise.resolve();
      tries += 1;
      return Promise.reject(new Error('there is one already'));
    };
    await publishAgain(client.id);
    await new Promise((resolve) => setTimeout(resolve, (REDELIVERY_MS[0] ?? 0) * 3));
    expect(tries).toBeLessThan(2);
    expect(await seen(client.id)).toHaveLength(1);
    expect(
      await product.sql('select 1 from crm.dead_letter where payload @> $1', [
        { data: { clientId: client.id } },
      ]),
    ).toHaveLength(0);
  });

  it('tries again after a failure and leaves nothing of the failed try', async () => {
    let tries = 0;
    behaviour = async () => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
    };
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1), 8_000);
    expect(tries).toBe(3);
  });

  it('is not held up by what it does for another organisation, and keeps the order within one', async () => {
    const order: string[] = [];
    let endWait: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (endWait = resolve));
    let slow: string | null = null;
    behaviour = async ({ organisationid, data }) => {
      slow ??= organisationid;
      if (organisationid === slow && order.length === 0) await waiting;
      order.push(data.clientId);
    };
    const { admin } = await product.signUp();
    const make = (email: string) =>
      product.call(
        createClient,
        { body: { firstName: 'A', lastName: 'Bee', email, phone: '0412 345 678' } },
        admin,
      );
    const [first, second] = [await make('a@b.co'), await make('b@b.co')];
    await product.eventually(() => Promise.resolve(expect(slow).toBe(admin.organisationId)));
    const other = await newClient();
    await product.eventually(async () => expect(await seen(other.id)).toHaveLength(1));
    endWait();
    await product.eventually(async () => expect(await seen(second.id)).toHaveLength(1));
    expect(order).toEqual([other.id, first.id, second.id]);
  });

  it('puts an unreadable event aside at once and goes on', async () => {
    const broker = product.app.get(Broker, { strict: false });
    await broker.events.publish(broker.subject(ClientCreated.subject), 'not json');
    await product.eventually(async () => {
      const letters = await product.sql<{ handler: string }>('select handler from crm.dead_letter');
      expect(letters.map(({ handler }) => handler)).toContain('crm_CountClients');
    });
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
  });
});
