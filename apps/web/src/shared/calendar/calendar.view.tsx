import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { ToneName } from '@quillcare/ui';

export interface CalendarItem {
  id: string;
  /** Calendar date in the practice's time zone, YYYY-MM-DD. Use `formats.dayOf` for an instant. */
  date: string;
  /** Formatted time shown before the title, such as "9:30 am". Items of a day keep their order in the array. */
  time?: string;
  title: string;
  tone?: ToneName;
  /** Whether it may be moved to another day, if the calendar has `onMove`. */
  isMovable?: boolean;
}

export type CalendarSpan = 'month' | 'week';

export interface CalendarProps {
  /** Accessible name of the grid, such as "Surgery cases". */
  label: string;
  /** At least the items of the visible weeks. */
  items: readonly CalendarItem[];
  /** Selected day, YYYY-MM-DD, whose month or week is shown. Keep it in the URL. */
  day: string;
  onDay: (day: string) => void;
  span: CalendarSpan;
  onSpan: (span: CalendarSpan) => void;
  /** Opens an item. If omitted, items are read-only. */
  onOpen?: (item: CalendarItem) => void;
  /**
   * Called when an item was moved to another day by dragging or by keyboard. On touch screens offer the same where the item
   * opens.
   */
  onMove?: (item: CalendarItem, date: string) => void;
  /** Called when an item is picked up by keyboard, because it may be moved to a month whose items do not include it. */
  onCarry?: (item: CalendarItem) => void;
  /** Returns the holiday on a day, such as "Christmas Day". Null if there is none. */
  holidayOf?: (date: string) => string | null;
  isLoading?: boolean;
}

const Lazy = lazy(async () => ({ default: (await import('./calendar-frame.view')).CalendarFrame }));

/** Shows dated items by month or week, in the practice's time zone and the reader's locale. */
export function Calendar(props: CalendarProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
      <Lazy {...props} />
    </Suspense>
  );
}
