import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsOptions } from '@quillcare/service-kit';
import { LocalServer, localNatsPassword } from '@quillcare/testing';

/** Only for a server that does not answer at all. It refuses at once, but a busy machine may take seconds for that. */
const timeout = 60_000;

let server: LocalServer;
const open: NatsConnection[] = [];

beforeAll(async () => {
  server = await LocalServer.start('nats');
});
afterAll(async () => {
  await Promise.all(open.map((connection) => connection.close()));
  await server.stop();
});

async function as(user: string): Promise<NatsConnection> {
  const connection = await connect(
    natsOptions({ natsUrl: server.url, natsLogin: { user, password: localNatsPassword(user) } }, 'test'),
  );
  open.push(connection);
  return connection;
}

const QUOTE_SENT = 'quillcare.evt.quoting.QuoteSent.v1';

describe('NATS user', () => {
  it('may publish events of its own service, but not those of another', async () => {
    const quoting = await as('quoting');
    const manager = await jetstreamManager(quoting, { checkAPI: false });
    await manager.streams.add({ name: 'quillcare_evt_quoting', subjects: ['quillcare.evt.quoting.>'] });
    expect(await jetstream(quoting).publish(QUOTE_SENT, '{}')).toMatchObject({ seq: 1 });
    const crm = jetstream(await as('crm'));
    await expect(crm.publish(QUOTE_SENT, '{}', { timeout })).rejects.toThrow(/permission/i);
    expect((await manager.streams.info('quillcare_evt_quoting')).state.messages).toBe(1);
  });

  it('can neither read with another service’s consumers nor delete its stream', async () => {
    const manager = await jetstreamManager(await as('callbacks'), { checkAPI: false });
    const consumer = { durable_name: 'notifications_OnQuoteSentConsumer', ack_policy: 'explicit' as const };
    await expect(manager.consumers.add('quillcare_evt_quoting', consumer)).rejects.toThrow(/permission/i);
    await expect(manager.streams.delete('quillcare_evt_quoting')).rejects.toThrow(/permission/i);
    await expect(manager.streams.purge('quillcare_evt_quoting')).rejects.toThrow(/permission/i);
  });

  it('may call only permitted operations, and cannot read requests, events or replies meant for others', async () => {
    const [identity, billing, gateway] = [await as('identity'), await as('billing'), await as('gateway')];
    identity.subscribe('quillcare.rpc.identity.signIn', {
      queue: 'quillcare.identity',
      callback: (_error, message) => void message.respond('done'),
    });
    await identity.flush();
    const answer = await gateway.request('quillcare.rpc.identity.signIn', '', { timeout });
    expect(answer.string()).toBe('done');
    await expect(billing.request('quillcare.rpc.identity.signIn', '', { timeout })).rejects.toThrow(
      /permission/i,
    );
    for (const subject of ['_INBOX_gateway.>', 'quillcare.rpc.identity.signIn', 'quillcare.evt.>'])
      await expect(refusedSubscription(billing, subject)).resolves.toMatch(/permission/i);
  });

  it('with a wrong password is refused', async () => {
    const login = { user: 'crm', password: 'guessed' };
    await expect(connect(natsOptions({ natsUrl: server.url, natsLogin: login }, 'test'))).rejects.toThrow(
      /authorization/i,
    );
  });
});

function refusedSubscription(connection: NatsConnection, subject: string): Promise<string> {
  return new Promise((resolve, reject) => {
    connection.subscribe(subject, {
      callback: (error) => {
        if (error) resolve(error.message);
      },
    });
    connection
      .flush()
      .then(() => setTimeout(() => reject(new Error(`${subject} may be heard`)), 1_000), reject);
  });
}
