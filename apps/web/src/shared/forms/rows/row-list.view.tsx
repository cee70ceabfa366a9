import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RowDrag } from './row-card.view';

interface RowListProps {
  name: string;
  keys: readonly string[];
  onMove: (from: number, to: number) => void;
  children: (index: number, drag: RowDrag) => ReactNode;
}

/** Rows that can be reordered by dragging. */
export function RowList({ name, keys, onMove, children }: RowListProps) {
  return (
    <DragDropContext
      onDragEnd={({ source, destination }) => destination && onMove(source.index, destination.index)}
    >
      <Droppable droppableId={name}>
        {({ innerRef, droppableProps, placeholder }) => (
          <Box
            ref={innerRef}
            {...droppableProps}
            component="ol"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}
          >
            {keys.map((key, index) => (
              <Draggable key={key} draggableId={key} index={index}>
                {(drag, { isDragging }) => children(index, { drag, isDragging })}
              </Draggable>
            ))}
            {placeholder}
          </Box>
        )}
      </Droppable>
    </DragDropContext>
  );
}
