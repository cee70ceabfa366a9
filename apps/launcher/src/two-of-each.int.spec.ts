import { setTimeout as pause } from 'node:timers/promises';
import {
  beginDemoSubscription,
  seedDemo,
  SERVICES,
  type SessionTokens,
  type StaffUser,
} from '@quillcare/contracts';
import { freePort, ProductProcess, startProduct, type Product, SOON_MS } from '@quillcare/testing';

const PASSWORD = 'Correct-Horse-7';
const NOBODY = '01890000-0000-7000-8000-000000000001';

interface Replica {
  port: number;
  targets: readonly string[];
  process: ProductProcess;
  isInService: boolean;
  /** Number of requests that it has not answered yet. */
  asked: number;
}

let product: Product;
let other: Replica;
let doors: Replica[] = [];
let admin: string;

const start = (targets: readonly string[], port: number): Promise<ProductProcess> =>
  ProductProcess.start({ ...product.config, port }, targets, 'all');

async function replica(targets: readonly string[]): Promise<Replica> {
  const port = await freePort();
  return { port, targets, process: await start(targets, port), isInService: true, asked: 0 };
}

// Two gateways and two processes with all services, this process being one of them, communicating over NATS.
beforeAll(async () => {
  product = await startProduct();
  [other, ...doors] = await Promise.all([replica(SERVICES), replica(['gateway']), replica(['gateway'])]);
  const { unfinished } = await product.callInternal(seedDemo, { body: { password: PASSWORD } });
  const contact = { name: null, email: null, businessNumber: null };
  const { organisationId } = unfinished ?? { organisationId: '' };
  await product.callInternal(beginDemoSubscription, {
    body: { organisationId, plan: 'ENTERPRISE', contact, isPaid: false },
  });
  admin = await signIn('admin');
});
afterAll(async () => {
  await Promise.all([...doors, other].map(({ process }) => process.stop()));
  await product.stop();
});

const originOf = ({ port }: Replica): string => `http://127.0.0.1:${port}/api`;

let turn = 0;
/** Returns the next gateway in service, round robin. */
function nextDoor(): Replica {
  const open = doors.filter(({ isInService }) => isInService);
  turn += 1;
  return open[turn % open.length] as Replica;
}

interface Wanted {
  method?: string;
  path: string;
  token?: string;
  body?: object;
}

async function send(door: Replica, { method = 'GET', path, token, body }: Wanted): Promise<Response> {
  door.asked += 1;
  try {
    return await fetch(`${originOf(door)}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
  } finally {
    door.asked -= 1;
  }
}

async function sendAnyhow<T>(wanted: Wanted): Promise<T> {
  const answer = await send(nextDoor(), wanted);
  if (!answer.ok) throw new Error(`${wanted.path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const emailOf = (name: string): string => `${name}@demo.quillcare.test`;

async function signIn(name: string): Promise<string> {
  const body = { email: emailOf(name), password: PASSWORD };
  const tokens = await sendAnyhow<SessionTokens>({ method: 'POST', path: '/auth/sign-in', body });
  return tokens.access_token ?? '';
}

async function change(name: string, what: Partial<StaffUser>): Promise<void> {
  const path = `/users?search=${emailOf(name)}`;
  const [user] = (await sendAnyhow<{ items: StaffUser[] }>({ path, token: admin })).items as [StaffUser];
  const body = { version: user.version, ...what };
  await sendAnyhow({ method: 'PATCH', path: `/users/${user.id}`, token: admin, body });
}

const READS = [
  '/auth/session',
  '/clients',
  '/quotes',
  '/callbacks',
  '/notifications',
  '/imports',
  '/audit-entries',
  '/subscription',
].map((path) => ({ path }));

/** Requests permitted to administrators but not to lead coordinators, one per service where the role matters. */
const FOR_ADMINISTRATORS = [
  ...['/users', '/quotes', '/exports', '/audit-entries'].map((path) => ({ path })),
  { method: 'DELETE', path: `/clients/${NOBODY}` },
];

async function statusesOf(token: string, requests: Wanted[]): Promise<number[]> {
  const answers = await Promise.all(
    doors.flatMap((door) => requests.map((wanted) => send(door, { ...wanted, token }))),
  );
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return [...new Set(answers.map(({ status }) => status))].sort();
}

const becomes = (token: string, requests: Wanted[], statuses: number[]): Promise<void> =>
  product.eventually(async () => expect(await statusesOf(token, requests)).toEqual(statuses), SOON_MS);

describe('with two gateways, a change to an account takes effect on both, for every service, within a second', () => {
  it('a sign-out', async () => {
    const token = await signIn('admin');
    expect(await statusesOf(token, READS)).toEqual([200]);
    await sendAnyhow({ method: 'POST', path: '/auth/sign-out', token });
    await becomes(token, READS, [401]);
  });

  it('a role granted and taken away', async () => {
    const token = await signIn('leads');
    expect(await statusesOf(token, FOR_ADMINISTRATORS)).toEqual([403]);
    await change('leads', { role: 'ORG_ADMIN' });
    await becomes(token, FOR_ADMINISTRATORS, [200, 404]);
    await change('leads', { role: 'LEAD_COORDINATOR' });
    await becomes(token, FOR_ADMINISTRATORS, [403]);
  });

  it('a deactivation', async () => {
    await change('sales', { role: 'ORG_ADMIN' });
    const token = await signIn('sales');
    expect(await statusesOf(token, READS)).toEqual([200]);
    await change('sales', { isActive: false });
    await becomes(token, READS, [401]);
  });
});

async function request(number: number): Promise<string | null> {
  const isWrite = number % 3 === 0;
  const body = {
    firstName: 'Roll',
    lastName: `Number ${number}`,
    email: 'roll@example.com',
    phone: '0412 345 678',
  };
  const wanted = isWrite
    ? { method: 'POST', path: '/clients', body }
    : (READS[number % READS.length] as Wanted);
  try {
    const answer = await send(nextDoor(), { ...wanted, token: admin });
    const text = await answer.text();
    return answer.ok ? null : `${wanted.path}: ${answer.status} ${text}`;
  } catch (error) {
    return `${wanted.path}: ${String((error as Error).cause ?? error)}`;
  }
}

/** Number of processes being stopped. Requests are frequent meanwhile, and infrequent while others start, which need the CPU. */
let stopping = 0;

// A router sends a gateway no new requests for a while before it is stopped (`preStop` in Kubernetes, 5 s).
async function stop(one: Replica): Promise<void> {
  one.isInService = false;
  await product.eventually(() => Promise.resolve(expect(one.asked).toBe(0)));
  await underLoad(() => one.process.stop());
}

async function underLoad(work: () => Promise<unknown>): Promise<void> {
  stopping += 1;
  await work();
  stopping -= 1;
}

async function restart(one: Replica): Promise<void> {
  await stop(one);
  one.process = await start(one.targets, one.port);
  one.isInService = true;
}

// One gateway and one service process keep running. Both kinds restart concurrently to save time.
describe('a rolling restart by SIGTERM', () => {
  it('of every target fails no request', async () => {
    let isOver = false;
    const failed: string[] = [];
    let sent = 0;
    const client = async (): Promise<void> => {
      while (!isOver) {
        sent += 1;
        const failure = await request(sent);
        if (failure) failed.push(failure);
        await pause(stopping > 0 ? 10 : 100);
      }
    };
    const working = Promise.all(Array.from({ length: 5 }, client));
    await pause(500);
    await Promise.all([other, doors[0]!].map(restart));
    // The restarted processes then handle all requests.
    await Promise.all([underLoad(() => product.restart()), stop(doors[1]!)]);
    await pause(500);
    isOver = true;
    await working;
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(100);
  });
});
