import { useCallback, useEffect, useRef, useState } from 'react';

interface Point {
  x: number;
  y: number;
}

const MOVES = ['pointermove', 'mousemove', 'touchmove'] as const;
const ENDS = ['pointerup', 'mouseup', 'touchend'] as const;

/**
 * Tracks the column under the pointer while a card is dragged. The library uses the centre of the card instead, which on a tablet
 * may be in another column if the card is held at its edge or the board scrolls.
 */
export function usePointedColumn() {
  const elements = useRef(new Map<string, HTMLElement>());
  const point = useRef<Point | null>(null);
  const [isDragging, setDragging] = useState(false);
  const [columnId, setColumnId] = useState<string | null>(null);
  const read = useCallback(() => columnAt(elements.current, point.current), []);
  useEffect(() => {
    if (!isDragging) return;
    const follow = (event: Event) => {
      point.current = pointOf(event) ?? point.current;
      setColumnId(read());
    };
    const stop = () => MOVES.forEach((name) => removeEventListener(name, follow, true));
    MOVES.forEach((name) => addEventListener(name, follow, true));
    ENDS.forEach((name) => addEventListener(name, stop, true));
    // The board keeps scrolling under a resting finger.
    addEventListener('scroll', follow, true);
    return () => {
      stop();
      ENDS.forEach((name) => removeEventListener(name, stop, true));
      removeEventListener('scroll', follow, true);
    };
  }, [isDragging, read]);
  return {
    columnId,
    start: useCallback(() => {
      point.current = null;
      setDragging(true);
    }, []),
    /** Ends tracking. Returns the id of the last column pointed at. Null if there was none, as with the keyboard. */
    end: useCallback(() => {
      const last = read();
      setDragging(false);
      setColumnId(null);
      return last;
    }, [read]),
    register: useCallback((id: string, element: HTMLElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    }, []),
  };
}

function pointOf(event: Event): Point | null {
  const at = 'touches' in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
  return at && typeof at.clientX === 'number' ? { x: at.clientX, y: at.clientY } : null;
}

function columnAt(elements: ReadonlyMap<string, HTMLElement>, point: Point | null): string | null {
  if (!point) return null;
  for (const [id, element] of elements) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (point.x >= left && point.x < right && point.y >= top && point.y < bottom) return id;
  }
  return null;
}
