import { Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { BoardCard } from './board.card';
import type { BoardColumn, BoardPosition } from './board-moves';
import { boardWords } from './board.en';
import type { BoardProps } from './board.view';
import type { usePointedColumn } from './use-pointed-column';

export interface BoardColumnViewProps<C extends { id: string }> {
  column: BoardColumn<C>;
  /** All columns, as targets for moving a card. */
  columns: readonly BoardColumn<C>[];
  board: BoardProps<C>;
  pointed: Pick<ReturnType<typeof usePointedColumn>, 'columnId' | 'register'>;
  /** Freezes the board while a card's menu is open. */
  onHold: (isHeld: boolean) => void;
  onMove: (card: C, place: BoardPosition) => void;
}

export function BoardColumnView<C extends { id: string }>(props: BoardColumnViewProps<C>) {
  const { column, columns, board, pointed, onHold, onMove } = props;
  const { mayMove = () => true } = board;
  const t = useWords(boardWords);
  const isFixed = !board.onMove;
  const isDropTarget = (isDraggingOver: boolean) =>
    pointed.columnId === null ? isDraggingOver : pointed.columnId === column.id;
  return (
    <Box
      component="section"
      aria-label={column.title}
      ref={(element: HTMLElement | null) => pointed.register(column.id, element)}
      sx={COLUMN}
    >
      <ColumnHead column={column} board={board} />
      <Droppable droppableId={column.id} isDropDisabled={isFixed}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <Box
            ref={innerRef}
            {...droppableProps}
            sx={{
              flex: 1,
              minHeight: 96,
              borderRadius: 1,
              bgcolor: isDropTarget(isDraggingOver) ? 'surface.tint' : undefined,
            }}
          >
            {column.cards.map((card, index) => (
              <BoardCard
                key={card.id}
                id={card.id}
                index={index}
                name={board.nameOf(card)}
                isFixed={isFixed}
                targets={columns.filter(({ id }) => id !== column.id && mayMove(card, id))}
                onHold={onHold}
                onMove={(columnId) => onMove(card, { columnId, index: 0 })}
              >
                {board.renderCard(card)}
              </BoardCard>
            ))}
            {placeholder}
            {column.cards.length === 0 && !isDraggingOver && (
              <Muted sx={{ p: 1.5, textAlign: 'center' }}>{t('empty')}</Muted>
            )}
          </Box>
        )}
      </Droppable>
    </Box>
  );
}

const COLUMN = {
  flex: '1 0 240px',
  maxWidth: 360,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  p: 1,
  borderRadius: 1,
  bgcolor: 'surface.hover',
} as const;

type ColumnHeadProps<C extends { id: string }> = Pick<BoardColumnViewProps<C>, 'column' | 'board'>;

function ColumnHead<C extends { id: string }>({ column, board }: ColumnHeadProps<C>) {
  const t = useWords(boardWords);
  const { money, locale } = useFormats();
  const { title, cards, count = cards.length, sumMinor } = column;
  const { amountOf } = board;
  const ofCards = amountOf && cards.reduce((sum, card) => sum + amountOf(card), 0);
  const sum = sumMinor ?? ofCards;
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 1, pt: 0.5, pb: 1 }}>
      <Typography component="h2" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography component="span" className="tabular" color="textSecondary" title={t('cards', { count })}>
        {formatNumber(count, locale)}
      </Typography>
      {sum !== undefined && (
        <Muted component="span" className="tabular" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
          {money(sum, board.currency)}
        </Muted>
      )}
    </Box>
  );
}
