import type { Clock } from '../clock';

interface Remembered<T> {
  answer: Promise<T>;
  until: number;
}

export interface Memory {
  /** How long an answer may be old when nobody says that it changed. */
  freshMs: number;
  /** How many answers are kept; the one asked for longest ago makes room. */
  most: number;
}

/** Answers to the same question by key, asked once for everybody who wants to know within a while. */
export class RememberedAnswers<T> {
  private readonly remembered = new Map<string, Remembered<T>>();

  constructor(
    private readonly ask: (key: string) => Promise<T>,
    private readonly clock: Clock,
    private readonly memory: Memory,
  ) {}

  get(key: string): Promise<T> {
    const now = this.clock.now().getTime();
    const known = this.remembered.get(key);
    if (known && known.until > now) return known.answer;
    const answer = this.ask(key);
    this.remember(key, { answer, until: now + this.memory.freshMs });
    // Nothing is learnt from a failure; whoever waits for it hears of it, and the next one asks anew.
    answer.catch(() => this.remembered.get(key)?.answer === answer && this.forget(key));
    return answer;
  }

  /** What was answered is no longer so. An answer that is on its way may be older than that: it is not kept either. */
  forget(key: string): void {
    this.remembered.delete(key);
  }

  forgetAll(): void {
    this.remembered.clear();
  }

  private remember(key: string, entry: Remembered<T>): void {
    this.remembered.delete(key);
    // A Map keeps the order of insertion: the first key is the one asked for longest ago.
    const oldest = this.remembered.keys().next();
    if (this.remembered.size >= this.memory.most && !oldest.done) this.remembered.delete(oldest.value);
    this.remembered.set(key, entry);
  }
}
