import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { moveDayByKey, type Weekday } from './calendar-days';
import { calendarWords } from './calendar.en';
import type { CalendarItem, CalendarProps } from './calendar.view';

export const DRAG_KEY = 'm';

interface DraggedItem {
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
export function useKeyboardDrag({ items, day, onDay, onMove, onCarry, first, grid }: Options) {
  const { carried, told, hold, dropItem, cancelDrag, clearDrag } = useDragState({ day, onDay, onMove, grid });
  const pickUp = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (!item?.isMovable || !onMove) return false;
    hold({ item, date: item.date }, 'begun');
    onCarry?.(item);
    return true;
  };
  /** Handles a key press. Returns whether the key was used for moving an item. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const id = (event.target as HTMLElement).dataset.item;
    if (!carried) return id !== undefined && event.key.toLowerCase() === DRAG_KEY && pickUp(id);
    const date = moveDayByKey(event.key, carried.date, first);
    if (date) hold({ item: carried.item, date }, 'over');
    else if (event.key === 'Enter') dropItem(carried);
    else if (event.key === 'Escape') cancelDrag(carried);
    else if (event.key === 'Tab') clearDrag();
    return date !== null || event.key === 'Enter' || event.key === 'Escape';
  };
  return {
    shown: moveCarriedItem(items, carried),
    carriedId: carried?.item.id ?? null,
    told,
    onKey: handleKey,
  };
}

/** State of the carried item with its announcements and actions. The focus stays on the item. */
function useDragState({ day, onDay, onMove, grid }: Pick<Options, 'day' | 'onDay' | 'onMove' | 'grid'>) {
  const t = useWords(calendarWords);
  const { date: inWords } = useFormats();
  const [carried, setCarried] = useState<DraggedItem | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { focusOn, leaveFocus } = useFocusItem(grid, carried?.date ?? '', day);

  const hold = ({ item, date }: DraggedItem, step: 'begun' | 'over') => {
    setCarried({ item, date });
    setAnnouncement(step === 'begun' ? t('carry.begun', { title: item.title }) : inWords(date));
    focusOn(item.id, step === 'over' ? date : day);
    if (step === 'over') onDay(date);
  };
  const cancelDrag = ({ item }: DraggedItem) => {
    setCarried(null);
    setAnnouncement(t('carry.back', { title: item.title, date: inWords(item.date) }));
    focusOn(item.id, item.date);
    onDay(item.date);
  };
  const dropItem = ({ item, date }: DraggedItem) => {
    if (date === item.date) return cancelDrag({ item, date });
    clearDrag();
    setAnnouncement('');
    onMove?.(item, date);
  };
  const clearDrag = () => {
    setCarried(null);
    leaveFocus();
  };
  return { carried, told: announcement, hold, dropItem, cancelDrag, clearDrag };
}

/** Shows the carried item on its target day, before the others so that it is visible. */
function moveCarriedItem(
  items: readonly CalendarItem[],
  carried: DraggedItem | null,
): readonly CalendarItem[] {
  if (!carried) return items;
  const { item, date } = carried;
  return [{ ...item, date }, ...items.filter(({ id }) => id !== item.id)];
}

/**
 * Focuses an item once it is rendered in its new cell, and again once the calendar has reached the requested day, unless the
 * focus has been moved elsewhere.
 */
function useFocusItem(grid: RefObject<HTMLElement | null>, date: string, day: string) {
  const pendingFocus = useRef<{ id: string; until: string } | null>(null);
  useEffect(() => {
    if (pendingFocus.current === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-item="${pendingFocus.current.id}"]`)?.focus();
    if (day === pendingFocus.current.until) pendingFocus.current = null;
  }, [grid, date, day]);
  return {
    focusOn: (id: string, until: string) => {
      pendingFocus.current = { id, until };
    },
    leaveFocus: () => {
      pendingFocus.current = null;
    },
  };
}
