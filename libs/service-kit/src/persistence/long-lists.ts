import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';

/** How long a list that was longer than its total is counted is taken to be so still, in milliseconds. */
const KNOWN_MS = 30_000;
const MOST_LISTS = 2_000;

/** What is counted: a list by its name, and its organisation, filters and words. */
export interface CountedList {
  name: string;
  values: readonly unknown[];
}

/**
 * Lists that were longer than totals are counted (`TOTAL_CAP`) a moment ago. Counting that far is what a page of a large
 * practice costs, and somebody who turns pages would pay it with each of them to read the same "more than 10,000". A list
 * that was not that long is counted every time: its total is exact.
 */
@Injectable()
export class LongLists {
  private readonly untilMs = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** Whether this list is known to be long. */
  isLong(list: CountedList): boolean {
    return (this.untilMs.get(keyOf(list)) ?? 0) > this.clock.now().getTime();
  }

  /** This list was longer than totals are counted just now. */
  remember(list: CountedList): void {
    const key = keyOf(list);
    this.untilMs.delete(key);
    // A Map keeps the order of insertion: the first is the one that was counted longest ago.
    const [oldest] = this.untilMs.keys();
    if (this.untilMs.size >= MOST_LISTS && oldest !== undefined) this.untilMs.delete(oldest);
    this.untilMs.set(key, this.clock.now().getTime() + KNOWN_MS);
  }
}

function keyOf({ name, values }: CountedList): string {
  return JSON.stringify([name, ...values]);
}
