import { Injectable } from '@nestjs/common';
import {
  CallbacksDue,
  everyPractice,
  getOrganisationSettings,
  updateOrganisation,
  type JobDefinition,
  type PracticeTurn,
} from '@quillcare/contracts';
import { addDays, localTimeOn } from '@quillcare/rules';
import { testProduct, type TestOrganisation } from '@quillcare/testing';
import { contextFor, runInContext } from '../context';
import { newId } from '../ids';
import { RpcClient } from '../operations/rpc-client';
import { UnitOfWork } from '../persistence/unit-of-work';
import { PracticeSweep } from './practice-sweep';

const HOUR_MS = 3_600_000;
const SYDNEY = 'Australia/Sydney';

@Injectable()
class Probe {
  constructor(
    readonly uow: UnitOfWork,
    readonly sweeps: PracticeSweep,
  ) {}
}

const product = testProduct({
  only: ['identity', 'callbacks'],
  role: 'api',
  extend: (service) =>
    service.name === 'callbacks' ? { ...service, providers: [...service.providers, Probe] } : service,
});
let probe: Probe;
let jobs = 0;

beforeAll(async () => {
  probe = product.app.get(Probe, { strict: false });
});
afterEach(() => jest.restoreAllMocks());

function dailyJob(at = '07:00'): JobDefinition {
  jobs += 1;
  return everyPractice({ service: 'callbacks', name: `tested${jobs}`, at, lateHours: 4 });
}

/** Work that emits an event, in the transaction that takes the turn. */
const tell = async ({ organisationId, day }: PracticeTurn): Promise<void> => {
  const counts = { dueToday: 1, overdue: 0, urgent: 0, dueTodayId: null, overdueId: null };
  probe.uow.emit(CallbacksDue, organisationId, { day, userId: null, subject: 'QUOTE', ...counts });
};

const sweep = (job: JobDefinition, work: (turn: PracticeTurn) => Promise<unknown> = tell) =>
  runInContext(contextFor({ kind: 'service', service: 'callbacks' }), () => probe.sweeps.run(job, work));

function setTime(instant: Date | string): void {
  product.clock.shift(new Date(instant).getTime() - product.clock.now().getTime());
}

async function practiceIn(timeZone: string): Promise<TestOrganisation> {
  const practice = await product.signUp();
  await moveTo(practice, timeZone);
  return practice;
}

async function moveTo({ admin }: TestOrganisation, timeZone: string): Promise<void> {
  const { version } = await product.call(getOrganisationSettings, {}, admin);
  await product.call(updateOrganisation, { body: { version, timeZone } }, admin);
}

/** Returns the days for which a practice had an event, in order, across all jobs. */
async function toldDays(organisationId: string): Promise<string[]> {
  const rows = await product.sql<{ day: string }>(
    `select payload->'data'->>'day' as day from callbacks.outbox
      where organisation_id = $1 and destination = $2 order by seq`,
    [organisationId, CallbacksDue.subject],
  );
  return rows.map(({ day }) => day);
}

/** Inserts due turns of practices that exist in this table only. */
async function turnsDue(job: JobDefinition, many: number, dueAt = new Date(0)): Promise<string[]> {
  const ids = Array.from({ length: many }, () => newId());
  await product.sql(
    `insert into callbacks.practice_turn (organisation_id, job, time_zone, day, due_at)
     select id, $1, $2, ($3::timestamptz at time zone $2)::date, $3 from unnest($4::uuid[]) as id`,
    [job.name, SYDNEY, dueAt, ids],
  );
  return ids;
}

describe('daily job of a practice', () => {
  it.each([
    ['forward', '2027-09-25', 9],
    ['back', '2027-04-02', 3],
  ])('runs once a day at local time, even where clocks go %s across it', async (_way, first, days) => {
    const job = dailyJob('02:30');
    const zones = [SYDNEY, 'Pacific/Auckland', 'Australia/Perth', 'Australia/Lord_Howe', 'Pacific/Chatham'];
    setTime(`${addDays(first, -2)}T00:00:00Z`);
    const practices = await Promise.all(zones.map(practiceIn));
    const taken = new Map<string, [day: string, at: number][]>();
    const note = async ({ organisationId, day }: PracticeTurn): Promise<void> => {
      const turns = taken.get(organisationId) ?? [];
      taken.set(organisationId, [...turns, [day, product.clock.now().getTime()]]);
    };
    const step = HOUR_MS / 2;
    const begin = new Date(`${addDays(first, -1)}T00:00:00Z`).getTime();
    for (let now = begin; now < begin + (days + 1) * 24 * HOUR_MS; now += step) {
      setTime(new Date(now));
      await sweep(job, note);
    }
    for (const [at, { organisationId }] of practices.entries()) {
      const turns = (taken.get(organisationId) ?? []).filter(
        ([day]) => day >= first && day < addDays(first, days),
      );
      expect(turns.map(([day]) => day)).toEqual(
        Array.from({ length: days }, (__, index) => addDays(first, index)),
      );
      for (const [day, instant] of turns) {
        const late = instant - localTimeOn(day, '02:30', zones[at] ?? '').getTime();
        expect(late).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThan(step + 60_000);
      }
    }
  });

  it('starts on the next day for a practice created after the time of day', async () => {
    const job = dailyJob();
    setTime(localTimeOn('2027-06-01', '06:00', SYDNEY));
    const early = await practiceIn(SYDNEY);
    setTime(localTimeOn('2027-06-01', '07:30', SYDNEY));
    await sweep(dailyJob());
    const late = await practiceIn(SYDNEY);
    await sweep(job);
    setTime(localTimeOn('2027-06-02', '07:00', SYDNEY));
    await sweep(job);
    await sweep(job);
    for (const { organisationId } of [early, late])
      expect(await toldDays(organisationId)).toEqual(['2027-06-02']);
  });

  it('skips no day and repeats none when a practice moves to another time zone', async () => {
    const job = dailyJob();
    setTime(localTimeOn('2027-06-10', '06:00', SYDNEY));
    const practice = await practiceIn(SYDNEY);
    await sweep(job);
    setTime(localTimeOn('2027-06-10', '07:00', SYDNEY));
    await sweep(job);
    // Two hours back, so seven o'clock occurs again on the same day.
    await moveTo(practice, 'Australia/Perth');
    setTime(localTimeOn('2027-06-10', '07:00', 'Australia/Perth'));
    await sweep(job);
    expect(await toldDays(practice.organisationId)).toEqual(['2027-06-10']);
    setTime(localTimeOn('2027-06-11', '05:00', 'Australia/Perth'));
    await sweep(job);
    expect(await toldDays(practice.organisationId)).toEqual(['2027-06-10']);
    // Four hours ahead, so seven o'clock has already passed.
    await moveTo(practice, 'Pacific/Auckland');
    await sweep(job);
    await sweep(job);
    expect(await toldDays(practice.organisationId)).toEqual(['2027-06-10', '2027-06-11']);
    setTime(localTimeOn('2027-06-12', '07:00', 'Pacific/Auckland'));
    await sweep(job);
    expect(await toldDays(practice.organisationId)).toEqual(['2027-06-10', '2027-06-11', '2027-06-12']);
  });

  it('catches up on a missed turn within a few hours, and skips it after that', async () => {
    const job = dailyJob();
    setTime(localTimeOn('2027-06-20', '06:00', SYDNEY));
    const practice = await practiceIn(SYDNEY);
    await sweep(job);
    setTime(localTimeOn('2027-06-20', '10:59', SYDNEY));
    await sweep(job);
    expect(await toldDays(practice.organisationId)).toEqual(['2027-06-20']);
    setTime(localTimeOn('2027-06-24', '11:01', SYDNEY));
    await sweep(job);
    await sweep(job);
    setTime(localTimeOn('2027-06-25', '07:01', SYDNEY));
    await sweep(job);
    expect(await toldDays(practice.organisationId)).toEqual(['2027-06-20', '2027-06-25']);
  });

  it('stops for a closed practice', async () => {
    const job = dailyJob();
    setTime(localTimeOn('2027-07-01', '06:00', SYDNEY));
    const practice = await practiceIn(SYDNEY);
    await sweep(job);
    await product.sql('update identity.organisation set is_active = false, updated_at = $2 where id = $1', [
      practice.organisationId,
      product.clock.now(),
    ]);
    setTime(localTimeOn('2027-07-01', '07:00', SYDNEY));
    await sweep(job);
    expect(await toldDays(practice.organisationId)).toEqual([]);
  });

  it('continues with known practices while identity is unavailable', async () => {
    const job = dailyJob();
    setTime(localTimeOn('2027-07-10', '06:00', SYDNEY));
    const practice = await practiceIn(SYDNEY);
    await sweep(job);
    setTime(localTimeOn('2027-07-10', '07:00', SYDNEY));
    jest.spyOn(product.app.get(RpcClient, { strict: false }), 'call').mockRejectedValue(new Error('away'));
    await sweep(job);
    expect(await toldDays(practice.organisationId)).toEqual(['2027-07-10']);
  });
});

describe('turn of a practice', () => {
  beforeEach(() => setTime(localTimeOn('2027-08-01', '07:00', SYDNEY)));
  const due = () => product.clock.now();

  it('commits together with its effects or not at all, and is then retried without delaying others', async () => {
    const job = dailyJob();
    const ids = await turnsDue(job, 5, due());
    const [stuck = '', ...others] = ids;
    await sweep(job, async (turn) => {
      await tell(turn);
      if (turn.organisationId === stuck) throw new Error('in the middle');
    });
    expect(await toldDays(stuck)).toEqual([]);
    for (const other of others) expect(await toldDays(other)).toEqual(['2027-08-01']);
    await sweep(job);
    await sweep(job);
    for (const id of ids) expect(await toldDays(id)).toEqual(['2027-08-01']);
  });

  it('is retried if its worker dies partway through', async () => {
    const job = dailyJob();
    const [id = ''] = await turnsDue(job, 1, due());
    const tried: string[] = [];
    const dying = async (turn: PracticeTurn): Promise<void> => {
      await tell(turn);
      tried.push(turn.day);
      const [{ pid } = { pid: 0 }] = await probe.uow.query<{ pid: number }>('select pg_backend_pid() as pid');
      await product.sql('select pg_terminate_backend($1)', [pid]);
      await probe.uow.query('select 1');
    };
    await sweep(job, dying);
    expect(tried).toEqual(['2027-08-01']);
    expect(await toldDays(id)).toEqual([]);
    await sweep(job);
    expect(await toldDays(id)).toEqual(['2027-08-01']);
  });

  it('is taken by exactly one of several workers', async () => {
    const job = dailyJob();
    const ids = await turnsDue(job, 450, due());
    await Promise.all([sweep(job), sweep(job), sweep(job)]);
    await sweep(job);
    const told = await product.sql<{ id: string; count: number }>(
      `select organisation_id as id, count(*) as count from callbacks.outbox
        where organisation_id = any ($1::uuid[]) group by 1`,
      [ids],
    );
    expect(told).toHaveLength(450);
    expect(new Set(told.map(({ count }) => Number(count)))).toEqual(new Set([1]));
  });

  it('is found through an index among those of 10,000 practices', async () => {
    const job = dailyJob();
    await turnsDue(job, 10_000, localTimeOn('2027-08-02', '07:00', SYDNEY));
    await turnsDue(job, 3, due());
    await product.sql('analyze callbacks.practice_turn');
    const plan = await probe.uow.runPlatform('a test', () =>
      probe.uow.query<{ 'QUERY PLAN': string }>(
        `explain select organisation_id from callbacks.practice_turn
          where job = $1 and due_at <= $2 and organisation_id <> all ($3::uuid[]) order by due_at limit 200`,
        [job.name, due(), []],
      ),
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan (using|on) practice_turn_due/);
    expect(text).toMatch(/Index Cond: .*due_at <=/);
  });
});
