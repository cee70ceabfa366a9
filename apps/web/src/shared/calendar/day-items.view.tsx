import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DragEvent, ReactNode } from 'react';
import { useWords } from '../words/words';
import { calendarWords } from './calendar.en';
import type { CalendarItem } from './calendar.view';
import { DRAG_KEY } from './use-keyboard-drag';

/** Drag data type that holds the id of a dragged item. */
export const DRAGGED_ITEM = 'application/x-quillcare-calendar-item';

export interface DayItemsProps {
  items: readonly CalendarItem[];
  onOpen?: (item: CalendarItem) => void;
  /** Shows one line per item, for a cell of the month. */
  isSmall?: boolean;
  isDraggable?: boolean;
  /** Id of the item being moved by keyboard. Null if there is none. */
  carriedId?: string | null;
}

export function DayItems({
  items,
  onOpen,
  isSmall = false,
  isDraggable = false,
  carriedId = null,
}: DayItemsProps) {
  const t = useWords(calendarWords);
  if (items.length === 0) return <Typography color="textSecondary">{t('none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: isSmall ? 0.25 : 0.75 }}>
      {items.map((item) => (
        <Box component="li" key={item.id} sx={{ minWidth: 0 }}>
          <Chip
            item={item}
            onOpen={onOpen}
            isSmall={isSmall}
            isDraggable={isDraggable && item.isMovable === true}
            isCarried={item.id === carriedId}
          >
            {item.time && (
              <Box component="span" className="tabular" sx={{ mr: 0.5, fontWeight: 400 }}>
                {item.time}
              </Box>
            )}
            {item.title}
          </Chip>
        </Box>
      ))}
    </Box>
  );
}

interface ChipProps {
  item: CalendarItem;
  onOpen: DayItemsProps['onOpen'];
  isSmall: boolean;
  isDraggable: boolean;
  isCarried: boolean;
  children: ReactNode;
}

function Chip({ item, onOpen, isSmall, isDraggable, isCarried, children }: ChipProps) {
  return (
    <Box
      component={onOpen ? 'button' : 'div'}
      type={onOpen ? 'button' : undefined}
      title={isSmall ? item.title : undefined}
      onClick={onOpen && (() => onOpen(item))}
      data-item={item.id}
      aria-keyshortcuts={isDraggable && onOpen ? DRAG_KEY : undefined}
      draggable={isDraggable || undefined}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData(DRAGGED_ITEM, item.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      sx={(theme) => {
        const tone = theme.vars!.palette.tone[item.tone ?? 'neutral'];
        return {
          display: 'block',
          width: '100%',
          border: 0,
          textAlign: 'left',
          borderRadius: '4px',
          margin: 0,
          ...(isSmall
            ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', padding: '2px 6px' }
            : { padding: '8px 10px', overflowWrap: 'anywhere' }),
          font: 'inherit',
          fontSize: isSmall ? '0.75rem' : '0.875rem',
          fontWeight: 500,
          cursor: isDraggable ? 'grab' : onOpen ? 'pointer' : 'default',
          color: tone.text,
          backgroundColor: tone.tint,
          ...(isCarried && { outline: `2px dashed ${theme.vars!.palette.primary.main}`, outlineOffset: 1 }),
          '&:hover': onOpen ? { backgroundColor: tone.line } : {},
        };
      }}
    >
      {children}
    </Box>
  );
}
