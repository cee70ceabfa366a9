import { randomKey } from './random-key';

/** Number of recent commands to remember, because their live events may still arrive. */
const MAX_REMEMBERED = 100;

interface Write {
  /**
   * When the command was answered, in milliseconds since the epoch, before anything it invalidated is refetched. Null while it is
   * running.
   */
  answeredAt: number | null;
  settled: Promise<void>;
  answer: () => void;
}

const writes = new Map<string, Write>();

/**
 * Registers a command that is about to be sent. Returns its id, which is sent to the server and comes back in the events it
 * directly causes.
 */
export function beginWrite(): string {
  const id = randomKey();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  writes.set(id, { answeredAt: null, settled: answered, answer });
  const [oldest] = writes.keys();
  if (writes.size > MAX_REMEMBERED && oldest) {
    endWrite(oldest);
    writes.delete(oldest);
  }
  return id;
}

/** Reports that the command was answered or failed. */
export function endWrite(id: string | undefined, now = Date.now()): void {
  const write = id === undefined ? undefined : writes.get(id);
  if (!write) return;
  write.answeredAt ??= now;
  write.answer();
}

/**
 * Resolves with the time (milliseconds since the epoch) at which this tab's command was answered. Null if the id is not one of
 * this tab's commands.
 */
export async function awaitOwnWrite(id: string): Promise<number | null> {
  const write = writes.get(id);
  if (!write) return null;
  await write.settled;
  return write.answeredAt;
}
