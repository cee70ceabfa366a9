import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { ToneName } from '@quillcare/ui';

export interface CalendarItem {
  id: string;
  /** Calendar date in the practice's zone, YYYY-MM-DD; of an instant, `formats.dayOf`. */
  date: string;
  /** In words, before the title: "9:30 am". Items of a day stand in the order of the array. */
  time?: string;
  title: string;
  tone?: ToneName;
  /** Whether it may be dragged to another day, where the calendar can move items. */
  isMovable?: boolean;
}

export type CalendarSpan = 'month' | 'week';

export interface CalendarProps {
  /** Read out as the grid's name: "Surgery cases". */
  label: string;
  /** At least those of the visible weeks. */
  items: readonly CalendarItem[];
  /** The day that is looked at, YYYY-MM-DD; its month or week is shown. Keep it in the URL. */
  day: string;
  onDay: (day: string) => void;
  span: CalendarSpan;
  onSpan: (span: CalendarSpan) => void;
  /** Opens an item; left out, items are only read. */
  onOpen?: (item: CalendarItem) => void;
  /**
   * An item was dragged to another day, or carried there by keyboard. What opens an item has to offer the same by touch.
   */
  onMove?: (item: CalendarItem, date: string) => void;
  /** An item was picked up by keyboard: it may be moved to a month whose items do not have it. */
  onCarry?: (item: CalendarItem) => void;
  /** What is kept on a day: "Christmas Day"; null on other days. */
  holidayOf?: (date: string) => string | null;
  isLoading?: boolean;
}

const Lazy = lazy(async () => ({ default: (await import('./calendar-frame.view')).CalendarFrame }));

/** Dated items by month or by week, in the practice's zone and the reader's language. */
export function Calendar(props: CalendarProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
      <Lazy {...props} />
    </Suspense>
  );
}
