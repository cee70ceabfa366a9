import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { useWords } from '../words/words';
import { boardWords } from './board.en';

interface Names {
  nameOf: (cardId: string) => string;
  columnOf: (columnId: string) => string;
}

/** Returns drag handlers that announce moves by keyboard to screen readers. */
export function useAnnouncements({ nameOf, columnOf }: Names) {
  const t = useWords(boardWords);
  const at = (place: { droppableId: string; index: number }) => ({
    column: columnOf(place.droppableId),
    place: place.index + 1,
  });
  return {
    onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) =>
      announce(t('lifted', { name: nameOf(draggableId), ...at(source) })),
    onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) => {
      const name = nameOf(draggableId);
      announce(destination ? t('over', { name, ...at(destination) }) : t('overNothing', { name }));
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
          : t('dropped', { name, ...at(destination) }),
      );
    },
  };
}
