import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { getDateFormat } from '@quillcare/rules';
import { useFormats } from '../formats/use-formats';
import { CalendarDay } from './calendar-day.view';
import { moveDayByKey, getFirstWeekday, getWeekDays, getMonthWeeks } from './calendar-days';
import type { CalendarProps } from './calendar.view';
import { useKeyboardDrag } from './use-keyboard-drag';

/** The grid of days. Tab reaches one of them, arrow keys move to the others, and Page Up and Page Down to other months. */
export function CalendarGrid(props: CalendarProps) {
  const { label, day, onDay, span, onSpan, onOpen, onMove, holidayOf } = props;
  const { locale, today } = useFormats();
  const first = getFirstWeekday(locale);
  const weeks = span === 'month' ? getMonthWeeks(day, first) : [getWeekDays(day, first)];
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const carrying = useKeyboardDrag({ ...props, first, grid });
  const items = carrying.shown;
  useEffect(() => {
    // Move the focus after a key press, but never after a click elsewhere.
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    byKey.current = false;
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (carrying.onKey(event)) return event.preventDefault();
    if (!(event.target as HTMLElement).dataset.day) return;
    const next = moveDayByKey(event.key, day, first);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    onDay(next);
  };
  const now = today();
  const moveItem = (id: string, date: string) => {
    const item = items.find((one) => one.id === id);
    if (item?.isMovable && item.date !== date) onMove?.(item, date);
  };
  return (
    <>
      <Box component="table" ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown} sx={TABLE}>
        <thead>
          <tr role="row">
            {weeks[0]!.map((date) => (
              <WeekdayHead key={date} date={date} />
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr role="row" key={week[0]}>
              {week.map((date) => (
                <CalendarDay
                  key={date}
                  date={date}
                  items={items.filter((item) => item.date === date)}
                  holiday={holidayOf?.(date) ?? null}
                  isToday={date === now}
                  isCurrent={date === day}
                  isOutside={span === 'month' && date.slice(0, 7) !== day.slice(0, 7)}
                  maxItems={span === 'month' ? 3 : Infinity}
                  onDay={() => onDay(date)}
                  onMore={() => {
                    onDay(date);
                    onSpan('week');
                  }}
                  onOpen={onOpen}
                  onDropped={onMove && ((id) => moveItem(id, date))}
                  carriedId={carrying.carriedId}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {carrying.told}
      </Box>
    </>
  );
}

function WeekdayHead({ date }: { date: string }) {
  const { locale } = useFormats();
  const at = new Date(`${date}T00:00:00Z`);
  const name = (weekday: 'long' | 'short') => getDateFormat(locale, { weekday, timeZone: 'UTC' }).format(at);
  return (
    <th role="columnheader" scope="col" abbr={name('long')}>
      {name('short')}
    </th>
  );
}

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '& th': {
    py: 0.75,
    px: 1,
    textAlign: { xs: 'center', md: 'left' },
    fontSize: '0.75rem',
    fontWeight: 500,
    color: 'text.secondary',
    overflow: 'hidden',
  },
  '& td': { borderTop: '1px solid', borderColor: 'divider', p: 0, verticalAlign: 'top' },
  '& td + td': { borderLeft: { md: '1px solid' }, borderLeftColor: { md: 'divider' } },
} as const;
