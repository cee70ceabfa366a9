import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './worker-thread';

/** What the thread of the tests is asked to do. */
export type TestTask =
  | { do: 'add'; numbers: number[] }
  | { do: 'refuse' }
  | { do: 'exit' }
  | { do: 'throw' }
  | { do: 'fill-memory' }
  | { do: 'spin'; ms: number };

function perform(task: TestTask): ThreadAnswer<number> {
  switch (task.do) {
    case 'add':
      return { result: task.numbers.reduce((sum, number) => sum + number, 0) };
    case 'refuse':
      return { error: new RangeError('I will not') };
    case 'exit':
      return process.exit(3);
    case 'throw':
      throw new Error('out of ink');
    case 'fill-memory':
      for (const held: unknown[] = []; ;) held.push(new Array(1_000_000).fill(held.length));
    case 'spin':
      for (const end = Date.now() + task.ms; Date.now() < end;);
      return { result: task.ms };
  }
}

parentPort?.on('message', (task: TestTask) => parentPort?.postMessage(perform(task)));
