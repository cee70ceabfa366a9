import {
  AppError,
  ClientCreated,
  getClient,
  freshSessionFields,
  listClients,
  rollUpEnquiries,
} from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { contextFor, runInContext } from '../context';
import { newId } from '../ids';
import { RpcClient } from '../operations/rpc-client';
import { gate } from './gate.suite';
import { UnitOfWork } from './unit-of-work';

const product = testProduct({ only: ['crm'], role: 'api' });
let uow: UnitOfWork;
const organisationId = newId();
const inContext = <T>(work: () => Promise<T>): Promise<T> =>
  runInContext(contextFor({ kind: 'service', service: 'crm' }, { organisationId }), work);

beforeAll(async () => {
  uow = product.app.get(UnitOfWork, { strict: false });
  await product.sql(
    `create table crm.test_counter (id int primary key, value int not null); insert into crm.test_counter values (1, 0), (2, 0)`,
  );
  await product.sql(`grant select, update on crm.test_counter to quillcare_crm`);
});

const outboxRows = async (): Promise<number> => (await product.sql('select 1 from crm.outbox')).length;
const value = async (id: number): Promise<number> =>
  Number(
    (await product.sql<{ value: number }>('select value from crm.test_counter where id = $1', [id]))[0]
      ?.value,
  );

describe('named lock', () => {
  /** Adds one to a counter that is not itself locked, with a pause between reading and writing. */
  const count = (organisation: string, shared = false) =>
    inContext(() =>
      uow.runFor(organisation, async () => {
        await uow.lock('counter', { shared });
        const [before] = await uow.query<{ value: number }>(
          'select value from crm.test_counter where id = 2',
        );
        await new Promise((resolve) => setTimeout(resolve, 20));
        await uow.query('update crm.test_counter set value = $1 where id = 2', [(before?.value ?? 0) + 1]);
      }),
    );
  afterEach(() => product.sql('update crm.test_counter set value = 0 where id = 2'));

  it('serialises the transactions of an organisation', async () => {
    await Promise.all([1, 2, 3, 4].map(() => count(organisationId)));
    expect(await value(2)).toBe(4);
  });

  it('blocks neither another organisation nor other holders of a shared lock', async () => {
    const done = gate();
    const isHeld = new Promise<void>((resolve) => {
      void inContext(() =>
        uow.run(async () => {
          await uow.lock('counter', { shared: true });
          resolve();
          await done.opened;
        }),
      );
    });
    await isHeld;
    // If either had to wait, the test would time out.
    await count(newId());
    await count(organisationId, true);
    done.open();
    expect(await value(2)).toBe(2);
  });
});

describe('UnitOfWork', () => {
  it('writes state and events together or not at all', async () => {
    const before = await outboxRows();
    const failing = inContext(() =>
      uow.run(async () => {
        await uow.query('update crm.test_counter set value = value + 100 where id = 1');
        uow.emit(ClientCreated, organisationId, { clientId: organisationId });
        throw new AppError('NOT_FOUND');
      }),
    );
    await expect(failing).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await value(1), await outboxRows()]).toEqual([0, before]);

    await inContext(() =>
      uow.run(async () => {
        await uow.query('update crm.test_counter set value = value + 1 where id = 1');
        uow.emit(ClientCreated, organisationId, { clientId: organisationId });
      }),
    );
    expect([await value(1), await outboxRows()]).toEqual([1, before + 1]);
  });

  it('joins an open transaction and refuses to change its organisation', async () => {
    await inContext(() =>
      uow.run(async () => {
        const outer = uow.manager;
        await uow.run(async () => expect(uow.manager).toBe(outer));
        await expect(uow.runFor(newId(), () => Promise.resolve())).rejects.toThrow(
          'cannot change its organisation',
        );
      }),
    );
  });

  it('narrows a platform scope to one organisation and widens it again, even after a failure', async () => {
    const visible = () =>
      uow.query<{ scope: string }>(`select current_setting('app.platform_scope', true) as scope`);
    const organisationId = newId();
    await inContext(() =>
      uow.runPlatform('a test', async () => {
        await uow.runFor(organisationId, async () => {
          expect(uow.organisationId).toBe(organisationId);
          expect(await visible()).toEqual([{ scope: '' }]);
          await expect(uow.runFor(newId(), () => Promise.resolve())).rejects.toThrow('cannot change');
          await expect(uow.runPlatform('wider', () => Promise.resolve())).rejects.toThrow('cannot change');
        });
        const failing = uow.runFor(organisationId, () => Promise.reject(new Error('refused')));
        await expect(failing).rejects.toThrow('refused');
        expect(await visible()).toEqual([{ scope: 'a test' }]);
        expect(() => uow.organisationId).toThrow('platform scope');
      }),
    );
  });

  it('repeats the whole transaction after a deadlock', async () => {
    let tries = 0;
    let arrived = 0;
    const both = async (first: number, second: number): Promise<void> => {
      let met = false;
      await inContext(() =>
        uow.run(async () => {
          tries += 1;
          await uow.query('update crm.test_counter set value = value + 10 where id = $1', [first]);
          if (!met) {
            met = true;
            arrived += 1;
            while (arrived < 2) await new Promise((resolve) => setTimeout(resolve, 5));
          }
          await uow.query('update crm.test_counter set value = value + 10 where id = $1', [second]);
        }),
      );
    };
    const start = [await value(1), await value(2)];
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(tries).toBe(3);
    expect([await value(1), await value(2)]).toEqual(start.map((was) => was + 20));
  });

  it('gives up after three attempts', async () => {
    let tries = 0;
    const conflicting = inContext(() =>
      uow.run(async () => {
        tries += 1;
        await uow.query(`do $$ begin raise sqlstate '40001'; end $$`);
      }),
    );
    await expect(conflicting).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(3);
  });

  it('stores a job with its organisation and start time', async () => {
    const rows = await inContext(() =>
      uow.run(async () => {
        uow.enqueue(rollUpEnquiries, {});
        uow.enqueue(rollUpEnquiries, {}, { delayMs: 3_600_000 });
        return uow.execute('select 1 from crm.test_counter');
      }),
    );
    expect(rows).toBe(2);
    const jobs = await product.sql(
      `select organisation_id, destination, payload->'actor'->>'id' as actor, not_before > now() + interval '59 minutes' as waits
         from crm.outbox where kind = 'job' and organisation_id = $1 order by not_before nulls first`,
      [organisationId],
    );
    const job = { organisation_id: organisationId, destination: 'crm.rollUpEnquiries', actor: 'service:crm' };
    expect(jobs).toEqual([null, true].map((waits) => ({ ...job, waits })));
  });

  it('detects a failed statement whose error was swallowed', async () => {
    const hidden = inContext(() =>
      uow.run(async () => {
        await uow.query('select nonsense').catch(() => undefined);
      }),
    );
    await expect(hidden).rejects.toThrow('rolled back');
  });

  it('rejects a branch that outlives the transaction, and all its later writes', async () => {
    const start = await value(1);
    const before = await outboxRows();
    const late: Promise<unknown>[] = [];
    const ended = gate();
    const lateUse = (use: () => unknown) => late.push(ended.opened.then(use));
    const failing = inContext(() =>
      uow.run(async () => {
        lateUse(() => uow.query('update crm.test_counter set value = value + 1000 where id = 1'));
        lateUse(() => uow.execute('update crm.test_counter set value = value + 1000 where id = 1'));
        lateUse(() => uow.manager);
        lateUse(() => uow.emit(ClientCreated, organisationId, { clientId: organisationId }));
        lateUse(() => uow.run(() => Promise.resolve()));
        await Promise.all([...late, Promise.reject(new AppError('NOT_FOUND'))]);
      }),
    );
    await expect(failing).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // The connection serves the next transaction while the branches are still running.
    await inContext(() =>
      uow.run(async () => {
        await uow.query('select 1');
        ended.open();
        await Promise.all(late.map((branch) => expect(branch).rejects.toThrow('has ended')));
      }),
    );
    expect(late).toHaveLength(5);
    expect([await value(1), await outboxRows()]).toEqual([start, before]);
  });

  it('rejects unawaited work after the commit', async () => {
    const start = await value(1);
    let late: Promise<unknown> | undefined;
    const committed = gate();
    await inContext(() =>
      uow.run(async () => {
        late = (async () => {
          await committed.opened;
          await uow.query('update crm.test_counter set value = value + 1000 where id = 1');
        })();
        await uow.query('select 1');
      }),
    );
    committed.open();
    await expect(late).rejects.toThrow('has ended');
    expect(await value(1)).toBe(start);
  });

  it('rolls back if its messages cannot be written', async () => {
    const start = await value(1);
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const failing = inContext(() =>
      uow.run(async () => {
        await uow.query('update crm.test_counter set value = value + 1 where id = 1');
        uow.emit(ClientCreated, organisationId, circular as { clientId: string });
      }),
    );
    await expect(failing).rejects.toThrow('circular');
    expect(await value(1)).toBe(start);
  });

  it('answers 503 if its connection breaks between two statements', async () => {
    const broken = inContext(() =>
      uow.run(async () => {
        const [{ pid } = {}] = await uow.query<{ pid: number }>('select pg_backend_pid() as pid');
        await product.sql('select pg_terminate_backend($1)', [pid]);
        await product.eventually(async () => expect(uow.manager.queryRunner?.isReleased).toBe(true));
        await uow.manager.query('select 1');
      }),
    );
    await expect(broken).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 });
  });

  it('refuses remote calls inside a transaction, and work without an organisation', async () => {
    const rpc = product.app.get(RpcClient, { strict: false });
    await expect(
      inContext(() => uow.run(() => rpc.call(getClient, { params: { id: newId() } }))),
    ).rejects.toThrow('inside a transaction');
    await expect(
      runInContext(contextFor({ kind: 'anonymous' }), () => uow.run(() => Promise.resolve())),
    ).rejects.toThrow('needs an organisation');
  });

  it('answers 503 while the database is unavailable, and recovers by itself', async () => {
    const url = product.config.databaseUrl;
    const name = new URL(url).pathname.slice(1);
    await product.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [name],
    );
    const admin = {
      kind: 'user',
      userId: newId(),
      organisationId,
      sessionId: newId(),
      role: 'ORG_ADMIN',
      isActive: true,
      name: 'A',
      email: 'a@b.co',
      ...freshSessionFields(new Date()),
    } as const;
    await product.eventually(() => product.call(listClients, {}, admin));
  });
});
