import {
  DragDropContext,
  type DropResult,
  type DragStart,
  type DragUpdate,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useWords } from '../words/words';
import { BoardColumnView } from './board-column.view';
import type { BoardColumn } from './board-moves';
import { boardWords } from './board.en';
import type { BoardProps } from './board.view';
import { useMoves } from './use-moves';
import { usePointedColumn } from './use-pointed-column';

/** Slows scrolling near the edges enough to stop at a column. The library's defaults are meant for long lists. */
const SCROLL_AREA = {
  startFromPercentage: 0.12,
  maxScrollAtPercentage: 0.02,
  maxPixelScroll: 9,
  durationDampening: { accelerateAt: 500, stopDampeningAt: 2_000 },
};

export function BoardColumns<C extends { id: string }>(props: BoardProps<C>) {
  const t = useWords(boardWords);
  const { shownColumns: shown, move, announcement } = useMoves(props);
  const { columns, pointed, hold, begin, responders } = useDragging(props, shown, move);
  return (
    <DragDropContext
      dragHandleUsageInstructions={t('instructions')}
      autoScrollerOptions={SCROLL_AREA}
      {...responders}
      onBeforeCapture={begin}
    >
      <Box
        role="group"
        aria-label={props.label}
        sx={{ display: 'flex', gap: 1.5, overflowX: 'auto', pb: 1, alignItems: 'stretch' }}
      >
        {columns.map((column) => (
          <BoardColumnView
            key={column.id}
            column={column}
            columns={columns}
            board={props}
            pointed={pointed}
            onHold={hold}
            onMove={move}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </DragDropContext>
  );
}

/**
 * Freezes the board while a card is dragged or its menu is open, so that the card is moved in the version the user saw. If a
 * colleague was faster, the server rejects the move and the card goes back.
 */
function useDragging<C extends { id: string }>(
  { nameOf, mayMove = () => true }: BoardProps<C>,
  shownColumns: BoardColumn<C>[],
  move: ReturnType<typeof useMoves<C>>['move'],
) {
  const [frozen, setFrozen] = useState<BoardColumn<C>[] | null>(null);
  const pointed = usePointedColumn();
  const columns = frozen ?? shownColumns;
  const cardOf = (id: string) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const announcements = useDragAnnouncements({
    nameOf: (id) => nameOf(cardOf(id)!),
    columnOf: (id) => columns.find((column) => column.id === id)?.title ?? '',
  });
  const drop = ({ draggableId, source, destination }: DropResult) => {
    const card = cardOf(draggableId);
    if (!card || !destination) return;
    const { droppableId: columnId, index } = destination;
    const hasMoved = columnId !== source.droppableId || index !== source.index;
    if (hasMoved && mayMove(card, columnId)) move(card, { columnId, index });
  };
  return {
    columns,
    pointed,
    hold: (isHeld: boolean) => setFrozen(isHeld ? shownColumns : null),
    begin: () => {
      setFrozen(shownColumns);
      pointed.start();
    },
    responders: {
      ...announcements,
      onDragEnd: (...[dropped, provided]: Parameters<typeof announcements.onDragEnd>) => {
        const result = withPointedColumn(dropped, pointed.end());
        announcements.onDragEnd(result, provided);
        drop(result);
        setFrozen(null);
      },
    },
  };
}

/** Uses the column under the pointer as the drop target. */
function withPointedColumn(result: DropResult, columnId: string | null): DropResult {
  const { reason, mode, destination, source } = result;
  if (reason !== 'DROP' || mode !== 'FLUID' || !columnId || columnId === destination?.droppableId)
    return result;
  const index = columnId === source.droppableId ? source.index : 0;
  return { ...result, destination: { droppableId: columnId, index } };
}

interface Names {
  nameOf: (cardId: string) => string;
  columnOf: (columnId: string) => string;
}

/** Returns drag handlers that announce moves by keyboard to screen readers. */
function useDragAnnouncements({ nameOf, columnOf }: Names) {
  const t = useWords(boardWords);
  const describePosition = (place: { droppableId: string; index: number }) => ({
    column: columnOf(place.droppableId),
    place: place.index + 1,
  });
  return {
    onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) =>
      announce(t('lifted', { name: nameOf(draggableId), ...describePosition(source) })),
    onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) => {
      const name = nameOf(draggableId);
      announce(
        destination ? t('over', { name, ...describePosition(destination) }) : t('overNothing', { name }),
      );
    },
    onDragEnd: (
      { draggableId, source, destination, reason }: DropResult,
      { announce }: ResponderProvided,
    ) => {
      const name = nameOf(draggableId);
      const isBack = reason === 'CANCEL' || destination?.droppableId === source.droppableId;
      // Does not yet announce the move, because it may first need a confirmation.
      announce(
        isBack || !destination
          ? t('back', { name, column: columnOf(source.droppableId) })
          : t('dropped', { name, ...describePosition(destination) }),
      );
    },
  };
}
