import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@quillcare/contracts';
import {
  EVENTS,
  OPERATIONS,
  replaySubject,
  SERVICES,
  SessionsChanged,
  type EventDefinition,
  type Operation,
  type ServiceName,
} from '@quillcare/contracts';
import { consumedBy, inboxOf, natsPasswordVariable, type ServiceDefinition } from '@quillcare/service-kit';
import { loadServices } from './catalogue';

/** A NATS user with the subjects it may publish and subscribe to. */
export interface NatsUser {
  user: string;
  password: string;
  publish: string[];
  subscribe: string[];
  answers: boolean;
}

const sources = join(__dirname, '../../..');

/** The names a folder's files, except tests, import as values from the contracts. */
function importsOf(folder: string): string[] {
  const files = readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((file) => file.endsWith('.ts') && !/\.(spec|suite)\.ts$/.test(file))
    .map((file) => readFileSync(join(sources, folder, file), 'utf8'));
  return code.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '@quillcare\/contracts'/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  );
}

/** Left out: all operations are called by the gateway only, and events are only looked up by type. */
const LISTS = ['OPERATIONS', 'EVENTS'];

/** The contracts a folder imports, including those in tables nested up to `deepest` levels. */
function importedContracts(folder: string, deepest = 3): Set<unknown> {
  const found = new Set<unknown>();
  const gather = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > deepest || found.has(value)) return;
    found.add(value);
    if (OPERATIONS.includes(value as Operation) || EVENTS.includes(value as EventDefinition)) return;
    for (const inner of value instanceof Map ? value.values() : Object.values(value))
      gather(inner, depth + 1);
  };
  for (const name of importsOf(folder))
    if (!LISTS.includes(name)) gather((contracts as Record<string, unknown>)[name], 0);
  return found;
}

/**
 * What every process calls and subscribes to. Not searched for tables, because each service only serves its own part of the kit's
 * tables.
 */
const shared = importedContracts('libs/service-kit/src', 0);

/** The product's subjects in a namespace, and those of its JetStream streams. */
class Subjects {
  constructor(private readonly namespace: string) {}

  operation({ name }: Operation): string {
    return `${this.namespace}.rpc.${name}`;
  }
  /** With the queue group shared by the service's processes. */
  operationsOf(service: ServiceName): string {
    return `${this.namespace}.rpc.${service}.> ${this.namespace}.${service}`;
  }
  event({ subject }: EventDefinition): string {
    return `${this.namespace}.${subject}`;
  }
  eventsOf(service: ServiceName): string {
    return `${this.namespace}.evt.${service}.>`;
  }
  replay(service: ServiceName): string {
    return `${this.namespace}.${replaySubject(service)}`;
  }
  answer(rest = ''): string {
    return `${this.namespace}.answer.*${rest}`;
  }
  stream(service: ServiceName): string {
    return `${this.namespace}_evt_${service}`;
  }
  /** Creating a stream that is missing does not change an existing one. */
  useOf(service: ServiceName): string[] {
    return ['INFO', 'CREATE'].map((what) => `$JS.API.STREAM.${what}.${this.stream(service)}`);
  }
  updateOf(service: ServiceName): string {
    return `$JS.API.STREAM.UPDATE.${this.stream(service)}`;
  }
  /** Permissions for one consumer and no other. */
  consumer(durable: string, service: ServiceName, subject: string): string[] {
    const own = `${this.stream(service)}.${durable}`;
    return [
      `$JS.API.CONSUMER.CREATE.${own}.${subject}`,
      `$JS.API.CONSUMER.INFO.${own}`,
      `$JS.API.CONSUMER.MSG.NEXT.${own}`,
      `$JS.ACK.${own}.>`,
    ];
  }
}

const unique = (subjects: string[]): string[] => [...new Set(subjects)].sort();

function serviceUser(definition: ServiceDefinition, subjects: Subjects): NatsUser {
  const { name: service } = definition;
  const imported = new Set([...importedContracts(`apps/${service}/src`), ...shared]);
  const asked = OPERATIONS.filter((one) => one.service !== service && imported.has(one));
  const live = EVENTS.filter((one) => shared.has(one));
  const consumed = definition.consumers.map((type) => {
    const event = consumedBy(type) as EventDefinition;
    return { event, durable: `${service}_${type.name}` };
  });
  const streams = OPERATIONS.some((one) => one.service === service && one.http?.streams);
  return {
    user: service,
    password: `$${natsPasswordVariable(service)}`,
    publish: unique([
      subjects.eventsOf(service),
      ...subjects.useOf(service),
      subjects.updateOf(service),
      ...asked.map((one) => subjects.operation(one)),
      ...consumed.flatMap(({ event, durable }) => [
        ...subjects.useOf(event.service),
        ...subjects.consumer(durable, event.service, subjects.event(event)),
      ]),
      ...subjects.consumer(`${service}_again`, service, subjects.replay(service)),
      ...(streams ? [subjects.answer()] : []),
    ]),
    subscribe: unique([
      `${inboxOf(service)}.>`,
      subjects.operationsOf(service),
      ...live.map((event) => subjects.event(event)),
      ...(streams ? [subjects.answer('.gone')] : []),
    ]),
    answers: true,
  };
}

function gatewayUser(subjects: Subjects): NatsUser {
  const imported = new Set([...importedContracts('apps/gateway/src'), ...shared]);
  const reports = OPERATIONS.map(({ rateLimit }) => rateLimit?.perField?.report);
  const asked = OPERATIONS.filter(
    (one) => (one.http && one.http.encoding !== 'sse') || imported.has(one) || reports.includes(one.name),
  );
  const heard = EVENTS.filter((event) => event.live || event === SessionsChanged || shared.has(event));
  return {
    user: 'gateway',
    password: `$${natsPasswordVariable('gateway')}`,
    publish: unique([...asked.map((one) => subjects.operation(one)), subjects.answer('.gone')]),
    subscribe: unique([
      `${inboxOf('gateway')}.>`,
      subjects.answer(),
      ...heard.map((event) => subjects.event(event)),
    ]),
    answers: false,
  };
}

/** For a single process that runs everything. */
function wholeUser(namespace: string): NatsUser {
  const own = [`${namespace}.>`, '$JS.API.>', '$JS.ACK.>'];
  return {
    user: 'quillcare',
    password: '$NATS_PASSWORD',
    publish: own,
    subscribe: [`${namespace}.>`, `${inboxOf('quillcare')}.>`],
    answers: true,
  };
}

/** The NATS users: one for everything, the gateway, and one per service. */
export async function natsUsers(namespace = 'quillcare'): Promise<NatsUser[]> {
  const subjects = new Subjects(namespace);
  const services = await loadServices(SERVICES);
  return [
    wholeUser(namespace),
    gatewayUser(subjects),
    ...services.map((service) => serviceUser(service, subjects)),
  ];
}

const HEADER = `# Generated from the contracts by apps/launcher/src/nats-users.spec.ts (UPDATE_GOLDEN=1): do not edit.
# NATS users for NAMESPACE=quillcare: each service may publish its own events, send the requests its code sends, and read with its
# own consumers. The passwords come from the server's environment and start with a letter.
`;

const list = (subjects: string[]): string =>
  `[\n${subjects.map((subject) => `          "${subject}"\n`).join('')}        ]`;

export function natsConfiguration(users: NatsUser[]): string {
  const entries = users.map(
    ({ user, password, publish, subscribe, answers }) => `    {
      user: ${user}, password: ${password}
      permissions: {
        publish: ${list(publish)}
        subscribe: ${list(subscribe)}${answers ? '\n        allow_responses: { max: 1, expires: "5m" }' : ''}
      }
    }`,
  );
  return `${HEADER}authorization {\n  users: [\n${entries.join('\n')}\n  ]\n}\n`;
}
