import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS, SERVICES } from '@quillcare/contracts';
import { natsConfiguration, natsUsers, type NatsUser } from './nats-users.suite';

const file = join(__dirname, '../../../deploy/nats/users.conf');
let users: NatsUser[];

beforeAll(async () => {
  users = await natsUsers();
});

const find = (name: string): NatsUser => users.find(({ user }) => user === name) as NatsUser;

describe('NATS users', () => {
  it('match the deployed configuration, as the contracts and the code require', () => {
    const configuration = natsConfiguration(users);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, configuration);
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(configuration);
  });

  it('exist once per service, and publish no events of another', () => {
    for (const service of SERVICES) {
      const events = find(service).publish.filter((subject) => subject.startsWith('quillcare.evt.'));
      expect(events).toEqual([`quillcare.evt.${service}.>`]);
    }
  });

  it('answer for themselves and cannot read replies, requests or consumers of others', () => {
    for (const { user, publish, subscribe } of users.filter(({ user }) => user !== 'quillcare')) {
      expect(subscribe.filter((one) => one.startsWith('_INBOX'))).toEqual([`_INBOX_${user}.>`]);
      const served = subscribe.filter((one) => one.startsWith('quillcare.rpc.'));
      expect(served).toEqual(user === 'gateway' ? [] : [`quillcare.rpc.${user}.> quillcare.${user}`]);
      const consumers = publish.filter((one) => one.startsWith('$JS.API.CONSUMER.'));
      expect(consumers.filter((one) => !one.includes(`.${user}_`))).toEqual([]);
      expect([...publish, ...subscribe]).not.toContain('>');
    }
  });

  it('let the gateway call what people may request, but not act as a service', () => {
    const { publish } = find('gateway');
    const internal = OPERATIONS.filter(({ permission, http }) => permission === 'internal' && !http);
    const asked = internal.filter(({ name }) => publish.includes(`quillcare.rpc.${name}`));
    expect(asked.length).toBeLessThan(internal.length / 4);
    expect(publish.filter((one) => one.startsWith('quillcare.evt.') || one.startsWith('$JS'))).toEqual([]);
  });
});
