import { randomUUID } from 'node:crypto';
import {
  AppError,
  ClientCreated,
  createClient,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { perTest, testProduct, type TestOrganisation } from '@quillcare/testing';
import { currentContext } from '../context';
import { Consumes, type Consumer } from '../operations/handlers';
import { gate } from '../persistence/gate.suite';
import { UnitOfWork } from '../persistence/unit-of-work';
import { Broker } from './broker';
import { RetryPolicy } from './retry-policy';

type Created = EventEnvelope<EventData<typeof ClientCreated>>;

/** What handling an event does, set by each test. */
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

const product = testProduct({
  only: ['identity', 'crm'],
  extend: (service) =>
    service.name === 'crm' ? { ...service, consumers: [...service.consumers, CountClients] } : service,
});
const practice = perTest(() => product.signUp());
let retries: RetryPolicy;
beforeAll(async () => {
  await product.sql('create table crm.test_seen (client_id uuid, organisation_id uuid)');
  await product.sql('grant select, insert on crm.test_seen to quillcare_crm');
  retries = product.app.get(RetryPolicy, { strict: false });
});
beforeEach(() => {
  behaviour = () => Promise.resolve();
  jest.restoreAllMocks();
});

const seen = (clientId: string): Promise<unknown[]> =>
  product.sql('select 1 from crm.test_seen where client_id = $1', [clientId]);
const clientOf = ({ admin }: TestOrganisation, email = 'a@b.co') =>
  product.call(
    createClient,
    { body: { firstName: 'A', lastName: 'Bee', email, phone: '0412 345 678' } },
    admin,
  );
const newClient = async () => clientOf(await product.signUp());

const lettersOf = (clientId: string): Promise<unknown[]> =>
  product.sql('select 1 from crm.dead_letter where payload @> $1', [{ data: { clientId } }]);
const failuresOf = (clientId: string): Promise<unknown[]> =>
  product.sql(
    `select 1 from crm.event_failure where event_id in (select id from crm.outbox where payload->>'subject' = $1)`,
    [clientId],
  );

/** Waits for an event published from now on. A practice's events are handled in order, so all earlier ones have been handled. */
const laterEvent = async () => {
  const { id } = await clientOf(practice, 'later@b.co');
  await product.eventually(async () => expect(await seen(id)).toHaveLength(1));
};

interface Published {
  id: string;
  data: object;
}

async function publishAgain(
  clientId: string,
  changed: (event: Published) => Published = (event) => event,
): Promise<void> {
  const broker = product.app.get(Broker, { strict: false });
  const [row] = await product.sql<{ payload: Published; destination: string }>(
    `select payload, destination from crm.outbox where payload->>'subject' = $1 and destination like '%ClientCreated%'`,
    [clientId],
  );
  await broker.events.publish(
    broker.subject(row?.destination ?? ''),
    JSON.stringify(row && changed(row.payload)),
  );
}

describe('event consumer', () => {
  it('handles a committed event once, in its organisation', async () => {
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    await product.eventually(async () =>
      expect(await product.sql('select 1 from crm.outbox where published_at is null')).toHaveLength(0),
    );
  });

  it('ignores a redelivered event', async () => {
    const client = await clientOf(practice);
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    await publishAgain(client.id);
    await laterEvent();
    expect(await seen(client.id)).toHaveLength(1);
  });

  it('does not run the handler again for an event already handled', async () => {
    const client = await clientOf(practice);
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    let runs = 0;
    behaviour = async ({ data }) => {
      if (data.clientId === client.id) runs += 1;
    };
    await publishAgain(client.id);
    await laterEvent();
    expect(runs).toBe(0);
    expect(await lettersOf(client.id)).toHaveLength(0);
  });

  it('retries after a failure and rolls back failed attempts', async () => {
    let tries = 0;
    behaviour = async () => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
    };
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    expect(tries).toBe(3);
  });

  it('retries without limit during an outage, without counting it as a failure', async () => {
    jest.spyOn(retries, 'duringOutage').mockReturnValue(10);
    let tries = 0;
    behaviour = async () => {
      tries += 1;
      if (tries <= 30) throw new AppError('SERVICE_UNAVAILABLE');
      if (tries <= 32) throw new Error('a failure of its own');
    };
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    expect(tries).toBe(33);
    expect(await lettersOf(client.id)).toHaveLength(0);
  });

  it('dead-letters an event after the last failure, and counts from zero on a replay', async () => {
    jest.spyOn(retries, 'afterFailure').mockImplementation((failures) => (failures < 3 ? 10 : undefined));
    let tries = 0;
    behaviour = async () => {
      tries += 1;
      throw new Error('never');
    };
    const client = await newClient();
    await product.eventually(async () => expect(await lettersOf(client.id)).toHaveLength(1));
    expect(tries).toBe(3);
    expect(await seen(client.id)).toHaveLength(0);
    await product.eventually(async () => expect(await failuresOf(client.id)).toHaveLength(0));
  });

  it('is not held up by another organisation’s event, and keeps the order within one', async () => {
    const order: string[] = [];
    const wait = gate();
    let slow: string | null = null;
    behaviour = async ({ organisationid, data }) => {
      slow ??= organisationid;
      if (organisationid === slow && order.length === 0) await wait.opened;
      order.push(data.clientId);
    };
    const [first, second] = [await clientOf(practice), await clientOf(practice, 'b@b.co')];
    await product.eventually(() => Promise.resolve(expect(slow).toBe(practice.organisationId)));
    const other = await newClient();
    await product.eventually(async () => expect(await seen(other.id)).toHaveLength(1));
    wait.open();
    await product.eventually(async () => expect(await seen(second.id)).toHaveLength(1));
    expect(order).toEqual([other.id, first.id, second.id]);
  });

  it('takes turns between organisations, so that none waits for another’s backlog', async () => {
    const order: string[] = [];
    const backlog = gate();
    behaviour = async ({ organisationid }) => {
      if (organisationid === practice.organisationId) await backlog.opened;
      order.push(organisationid ?? '');
    };
    for (let at = 0; at < 25; at += 1) await clientOf(practice, `a${at}@b.co`);
    const other = await newClient();
    await product.eventually(async () => expect(await seen(other.id)).toHaveLength(1));
    expect(order).toHaveLength(1);
    expect(order).not.toContain(practice.organisationId);
    backlog.open();
    await product.eventually(async () => expect(order).toHaveLength(26));
  });

  it('leaves an event that only a newer version can read to a worker of that version', async () => {
    const waits = jest.spyOn(retries, 'duringOutage').mockReturnValue(10);
    const client = await newClient();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    const known = ClientCreated.data.safeParse.bind(ClientCreated.data);
    const later = randomUUID();
    await publishAgain(client.id, (event) => ({
      ...event,
      id: randomUUID(),
      data: { ...event.data, clientId: { of: 'the next form', id: later } },
    }));
    await product.eventually(() => Promise.resolve(expect(waits.mock.calls.length).toBeGreaterThan(3)));
    expect(
      await product.sql('select 1 from crm.dead_letter where payload::text like $1', [`%${later}%`]),
    ).toEqual([]);
    // Simulates the start of the next version.
    jest.spyOn(ClientCreated.data, 'safeParse').mockImplementation((data) => {
      const { clientId } = data as { clientId: string | { id: string } };
      return known({ ...(data as object), clientId: typeof clientId === 'string' ? clientId : clientId.id });
    });
    await product.eventually(async () => expect(await seen(later)).toHaveLength(1));
  });

  it('dead-letters an event that nobody could read for a day', async () => {
    jest.spyOn(retries, 'isForNewerWorker').mockReturnValue(false);
    const client = await newClient();
    const id = randomUUID();
    await product.eventually(async () => expect(await seen(client.id)).toHaveLength(1));
    await publishAgain(client.id, (event) => ({ ...event, id, data: { of: 'a version that is gone' } }));
    await product.eventually(async () =>
      expect(
        await product.sql('select error from crm.dead_letter where message_id = $1', [id]),
      ).toContainEqual({
        error: 'The event cannot be read.',
      }),
    );
  });

  it('dead-letters a malformed message at once and continues', async () => {
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
