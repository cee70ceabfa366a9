import { randomKey } from './random-key';

/** Commands whose events may still arrive. */
const REMEMBERED = 100;

interface Write {
  /** When its answer came, before what it made stale is read again; null while it runs. */
  answeredAt: number | null;
  answered: Promise<void>;
  answer: () => void;
}

const writes = new Map<string, Write>();

/** A command begins: its id goes to the server, whose direct events carry it. */
export function beginWrite(): string {
  const id = randomKey();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  writes.set(id, { answeredAt: null, answered, answer });
  const [oldest] = writes.keys();
  if (writes.size > REMEMBERED && oldest) {
    endWrite(oldest);
    writes.delete(oldest);
  }
  return id;
}

/** The command was answered, or failed. */
export function endWrite(id: string | undefined, now = Date.now()): void {
  const write = id === undefined ? undefined : writes.get(id);
  if (!write) return;
  write.answeredAt ??= now;
  write.answer();
}

/** Resolves with the time at which this tab's own command was answered; null if the id is not of one. */
export async function ownWriteAnswered(id: string): Promise<number | null> {
  const write = writes.get(id);
  if (!write) return null;
  await write.answered;
  return write.answeredAt;
}
