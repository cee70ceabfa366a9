import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { DragEvent } from 'react';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { DayItems, DRAGGED_ITEM } from './day-items.view';
import { calendarWords } from './calendar.en';
import type { CalendarItem } from './calendar.view';

export interface CalendarDayProps {
  /** Calendar date, YYYY-MM-DD. */
  date: string;
  items: readonly CalendarItem[];
  /** Name of the public holiday on that day. Null if there is none. */
  holiday: string | null;
  isToday: boolean;
  isCurrent: boolean;
  /** Whether it belongs to an adjacent month. */
  isOutside: boolean;
  /** Maximum number of items shown. A button leads to the rest. */
  maxItems: number;
  onDay: () => void;
  onMore: () => void;
  onOpen?: (item: CalendarItem) => void;
  /** Called with the id of an item dropped here. If omitted, nothing can be dropped. */
  onDropped?: (id: string) => void;
  /** Id of the item being moved by keyboard. Null if there is none. */
  carriedId?: string | null;
}

/** One day: its number, which takes the keyboard focus, and its items. On a phone only a mark if there are any. */
export function CalendarDay(props: CalendarDayProps) {
  const { items, holiday, isCurrent, maxItems: most, onMore, onOpen, onDropped, carriedId } = props;
  const t = useWords(calendarWords);
  const hidden = Math.max(0, items.length - most);
  return (
    <td role="gridcell" aria-selected={isCurrent} {...dropProps(onDropped)}>
      <Box
        sx={{
          p: 0.5,
          height: '100%',
          minHeight: { xs: 52, md: 112 },
          bgcolor: holiday ? 'action.hover' : undefined,
        }}
      >
        <DayNumber {...props} />
        {holiday && (
          <Box title={holiday} sx={HOLIDAY} aria-hidden>
            {holiday}
          </Box>
        )}
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          {items.length > 0 && (
            <DayItems
              items={items.slice(0, most)}
              onOpen={onOpen}
              isDraggable={Boolean(onDropped)}
              carriedId={carriedId}
              isSmall={most < Infinity}
            />
          )}
          {hidden > 0 && (
            <ButtonBase
              onClick={onMore}
              sx={{ px: 0.75, py: 0.25, borderRadius: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}
            >
              {t('more', { count: hidden })}
            </ButtonBase>
          )}
        </Box>
        {items.length > 0 && (
          <Box
            aria-hidden
            sx={{
              display: { md: 'none' },
              width: 6,
              height: 6,
              borderRadius: '50%',
              mx: 'auto',
              mt: 0.5,
              bgcolor: 'primary.main',
            }}
          />
        )}
      </Box>
    </td>
  );
}

// A phone has no room for the name; the day below the calendar shows it.
const HOLIDAY = {
  display: { xs: 'none', md: 'block' },
  px: 0.75,
  mb: 0.25,
  fontSize: '0.75rem',
  fontWeight: 500,
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** Returns the props that let a day accept items of this calendar and nothing else. */
function dropProps(onDropped: CalendarDayProps['onDropped']) {
  if (!onDropped) return {};
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED_ITEM)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const id = event.dataTransfer.getData(DRAGGED_ITEM);
      if (!id) return;
      event.preventDefault();
      onDropped(id);
    },
  };
}

function DayNumber({ date, items, holiday, isToday, isCurrent, isOutside, onDay }: CalendarDayProps) {
  const t = useWords(calendarWords);
  const formats = useFormats();
  const named = holiday ? t('holidayDate', { date: formats.date(date), holiday }) : formats.date(date);
  const words = { date: named, items: t('items', { count: items.length }) };
  return (
    <ButtonBase
      data-day={date}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={isToday ? t('todayDay', words) : t('day', words)}
      aria-current={isToday ? 'date' : undefined}
      onClick={onDay}
      className="tabular"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: '50%',
        mx: { xs: 'auto', md: 0 },
        mb: { md: 0.5 },
        fontSize: '0.8125rem',
        fontWeight: isToday ? 600 : 500,
        ...dayColours(isToday, isCurrent, isOutside),
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      {Number(date.slice(8))}
    </ButtonBase>
  );
}

function dayColours(isToday: boolean, isCurrent: boolean, isOutside: boolean) {
  if (isToday) return { bgcolor: 'primary.main', color: 'primary.contrastText' };
  const color = isOutside ? 'text.secondary' : 'text.primary';
  return isCurrent ? { bgcolor: 'surface.tint', color: 'primary.main' } : { color };
}
