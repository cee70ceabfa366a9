import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';

/** How long a list is remembered as long, in milliseconds. */
const REMEMBERED_FOR_MS = 30_000;
const MAX_LISTS = 2_000;

/** A counted list: its statement, with its organisation, filters and search words. */
export interface CountedList {
  name: string;
  /** The statement's text, used if it has no name. */
  text?: string;
  values: readonly unknown[];
}

/**
 * Remembers for half a minute which lists had more than `TOTAL_CAP` rows. Counting that far takes several times as long as
 * reading a page, so a user paging through a long list would wait on every page just to see "more than 10,000" again. Shorter
 * lists are counted every time, so their totals are exact.
 */
@Injectable()
export class LongLists {
  private readonly untilMs = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** Whether the list exceeded the cap less than half a minute ago. */
  isLong(list: CountedList): boolean {
    return (this.untilMs.get(keyOf(list)) ?? 0) > this.clock.now().getTime();
  }

  rememberLong(list: CountedList): void {
    const key = keyOf(list);
    this.untilMs.delete(key);
    // A Map keeps insertion order, so the first entry is the oldest.
    const [oldest] = this.untilMs.keys();
    if (this.untilMs.size >= MAX_LISTS && oldest !== undefined) this.untilMs.delete(oldest);
    this.untilMs.set(key, this.clock.now().getTime() + REMEMBERED_FOR_MS);
  }
}

function keyOf({ name, text, values }: CountedList): string {
  return JSON.stringify([name || text, ...values]);
}
