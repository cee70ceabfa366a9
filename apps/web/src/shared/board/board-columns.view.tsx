import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { useWords } from '../words/words';
import { BoardColumnView } from './board-column.view';
import { boardWords } from './board.en';
import type { BoardProps } from './board.view';
import { useAnnouncements } from './use-announcements';
import { useMoves } from './use-moves';

/** The board itself, with drag and drop. */
export function BoardColumns<C extends { id: string }>(props: BoardProps<C>) {
  const { label, nameOf, mayMove = () => true } = props;
  const t = useWords(boardWords);
  const { shown, move } = useMoves(props);
  const cardOf = (id: string) => shown.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const announcements = useAnnouncements({
    nameOf: (id) => nameOf(cardOf(id)!),
    columnOf: (id) => shown.find((column) => column.id === id)?.title ?? '',
  });
  const drop = ({ draggableId, source, destination }: DropResult) => {
    const card = cardOf(draggableId);
    if (!card || !destination) return;
    const { droppableId: columnId, index } = destination;
    const hasMoved = columnId !== source.droppableId || index !== source.index;
    if (hasMoved && mayMove(card, columnId)) move(card, { columnId, index });
  };
  return (
    <DragDropContext
      dragHandleUsageInstructions={t('instructions')}
      {...announcements}
      onDragEnd={(result, provided) => {
        announcements.onDragEnd(result, provided);
        drop(result);
      }}
    >
      <Box
        role="group"
        aria-label={label}
        sx={{ display: 'flex', gap: 1.5, overflowX: 'auto', pb: 1, alignItems: 'stretch' }}
      >
        {shown.map((column) => (
          <BoardColumnView key={column.id} column={column} columns={shown} board={props} onMove={move} />
        ))}
      </Box>
    </DragDropContext>
  );
}
