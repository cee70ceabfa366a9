import { ThreadEnded, WorkerThread, type ThreadLimits } from './worker-thread';
import type { TestTask } from './test-tasks.fixtures';

const threads: WorkerThread<TestTask, number>[] = [];
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.stop()));
});

function thread(limits: Partial<ThreadLimits> = {}): WorkerThread<TestTask, number> {
  const made = new WorkerThread<TestTask, number>(require.resolve('./test-tasks.fixtures'), limits);
  threads.push(made);
  return made;
}

const add = (...numbers: number[]): TestTask => ({ do: 'add', numbers });

it('answers each task with its own result', async () => {
  const { run } = bound(thread());
  expect(await Promise.all([run(add(1, 2)), run(add(3)), run(add())])).toEqual([3, 3, 0]);
}, 30_000);

it('leaves the process to everybody else while it works', async () => {
  const { run } = bound(thread());
  await run(add(1));
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  await run({ do: 'spin', ms: 400 });
  clearInterval(turning);
  expect(turns).toBeGreaterThan(10);
}, 30_000);

it('passes on what a task refuses, and goes on', async () => {
  const { run } = bound(thread());
  await expect(run({ do: 'refuse' })).rejects.toThrow('I will not');
  expect(await run(add(4))).toBe(4);
}, 30_000);

it.each<TestTask>([{ do: 'exit' }, { do: 'throw' }, { do: 'fill-memory' }])(
  'rejects the task that killed it, and starts again for the next: %j',
  async (deadly) => {
    const { run } = bound(thread({ maxHeapMb: 64 }));
    const [killed, next] = await Promise.allSettled([run(deadly), run(add(5))]);
    expect(killed).toMatchObject({ status: 'rejected', reason: expect.any(ThreadEnded) });
    expect(next).toEqual({ status: 'fulfilled', value: 5 });
  },
  60_000,
);

it('ends a task that takes too long', async () => {
  const { run } = bound(thread({ taskMs: 3_000 }));
  await expect(run({ do: 'spin', ms: 60_000 })).rejects.toBeInstanceOf(ThreadEnded);
  expect(await run(add(6))).toBe(6);
}, 30_000);

it('rejects the task under way when it is stopped', async () => {
  const busy = thread();
  const spinning = busy.run({ do: 'spin', ms: 60_000 });
  const outcome = expect(spinning).rejects.toBeInstanceOf(ThreadEnded);
  while (!busy.isBusy) await new Promise((resolve) => setImmediate(resolve));
  await busy.stop();
  await outcome;
  expect(busy.isBusy).toBe(false);
}, 30_000);

function bound(made: WorkerThread<TestTask, number>) {
  return { run: (task: TestTask) => made.run(task) };
}
