import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { dayByKey, type Weekday } from './calendar-days';
import { calendarWords } from './calendar.en';
import type { CalendarItem, CalendarProps } from './calendar.view';

export const CARRY_KEY = 'm';

interface CarriedItem {
  item: CalendarItem;
  /** The day over which it is held, YYYY-MM-DD. */
  date: string;
}

type Options = Pick<CalendarProps, 'items' | 'day' | 'onDay' | 'onMove' | 'onCarry'> & {
  first: Weekday;
  grid: RefObject<HTMLElement | null>;
};

/**
 * Keyboard alternative to dragging: M picks up an item, the calendar's keys hold it over another day, Enter drops it there and
 * Escape puts it back.
 */
export function useCarriedItem({ items, day, onDay, onMove, onCarry, first, grid }: Options) {
  const { carried, told, hold, put, putBack, drop } = useCarrying({ day, onDay, onMove, grid });
  const pickUp = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (!item?.isMovable || !onMove) return false;
    hold({ item, date: item.date }, 'begun');
    onCarry?.(item);
    return true;
  };
  /** Handles a key press. Returns whether the key was used for moving an item. */
  const onKey = (event: KeyboardEvent): boolean => {
    const id = (event.target as HTMLElement).dataset.item;
    if (!carried) return id !== undefined && event.key.toLowerCase() === CARRY_KEY && pickUp(id);
    const date = dayByKey(event.key, carried.date, first);
    if (date) hold({ item: carried.item, date }, 'over');
    else if (event.key === 'Enter') put(carried);
    else if (event.key === 'Escape') putBack(carried);
    else if (event.key === 'Tab') drop();
    return date !== null || event.key === 'Enter' || event.key === 'Escape';
  };
  return { shown: withCarried(items, carried), carriedId: carried?.item.id ?? null, told, onKey };
}

/** State of the carried item with its announcements and actions. The focus stays on the item. */
function useCarrying({ day, onDay, onMove, grid }: Pick<Options, 'day' | 'onDay' | 'onMove' | 'grid'>) {
  const t = useWords(calendarWords);
  const { date: inWords } = useFormats();
  const [carried, setCarried] = useState<CarriedItem | null>(null);
  const [told, setTold] = useState('');
  const { focusOn, leaveFocus } = useFocusOn(grid, carried?.date ?? '', day);

  const hold = ({ item, date }: CarriedItem, step: 'begun' | 'over') => {
    setCarried({ item, date });
    setTold(step === 'begun' ? t('carry.begun', { title: item.title }) : inWords(date));
    focusOn(item.id, step === 'over' ? date : day);
    if (step === 'over') onDay(date);
  };
  const putBack = ({ item }: CarriedItem) => {
    setCarried(null);
    setTold(t('carry.back', { title: item.title, date: inWords(item.date) }));
    focusOn(item.id, item.date);
    onDay(item.date);
  };
  const put = ({ item, date }: CarriedItem) => {
    if (date === item.date) return putBack({ item, date });
    drop();
    setTold('');
    onMove?.(item, date);
  };
  const drop = () => {
    setCarried(null);
    leaveFocus();
  };
  return { carried, told, hold, put, putBack, drop };
}

/** Shows the carried item on its target day, before the others so that it is visible. */
function withCarried(items: readonly CalendarItem[], carried: CarriedItem | null): readonly CalendarItem[] {
  if (!carried) return items;
  const { item, date } = carried;
  return [{ ...item, date }, ...items.filter(({ id }) => id !== item.id)];
}

/**
 * Focuses an item once it is rendered in its new cell, and again once the calendar has reached the requested day, unless the
 * focus has been moved elsewhere.
 */
function useFocusOn(grid: RefObject<HTMLElement | null>, date: string, day: string) {
  const asked = useRef<{ id: string; until: string } | null>(null);
  useEffect(() => {
    if (asked.current === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-item="${asked.current.id}"]`)?.focus();
    if (day === asked.current.until) asked.current = null;
  }, [grid, date, day]);
  return {
    focusOn: (id: string, until: string) => {
      asked.current = { id, until };
    },
    leaveFocus: () => {
      asked.current = null;
    },
  };
}
