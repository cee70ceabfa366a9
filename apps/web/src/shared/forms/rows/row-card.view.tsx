import type { DraggableProvided } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { GripIcon } from '@quillcare/ui';

export interface RowDrag {
  drag: DraggableProvided;
  isDragging: boolean;
}

interface RowCardProps extends RowDrag {
  /** Accessible name of the row's fields, such as "Item 2". */
  label: string;
  onMove: (step: 1 | -1) => void;
  buttons: ReactNode;
  children: ReactNode;
}

const STEPS: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

/** A row of a form with its drag handle and buttons. Alt with an arrow key moves it from any of its fields. */
export function RowCard({ drag, isDragging, label, onMove, buttons, children }: RowCardProps) {
  const { innerRef, draggableProps, dragHandleProps } = drag;
  const byKey = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <Box
      component="li"
      ref={innerRef}
      {...draggableProps}
      onKeyDown={byKey}
      sx={{ ...CARD, boxShadow: isDragging ? 6 : 0 }}
    >
      {/* For pointers only; the keyboard uses the arrow buttons next to it. */}
      <Box {...dragHandleProps} tabIndex={-1} aria-hidden sx={HANDLE}>
        <GripIcon fontSize="small" />
      </Box>
      <Box role="group" aria-label={label} sx={{ gridArea: 'fields', minWidth: 0 }}>
        {children}
      </Box>
      <Box sx={{ gridArea: 'buttons', mt: -0.5 }}>{buttons}</Box>
    </Box>
  );
}

const CARD = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  mb: 1.5,
  display: 'grid',
  columnGap: 1,
  rowGap: 0.5,
  p: 1.5,
  pl: { md: 0.5 },
  // On a phone the fields take the full width below the handle and buttons.
  gridTemplateColumns: { xs: '28px minmax(0, 1fr)', md: '28px minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"handle buttons" "fields fields"', md: '"handle fields buttons"' },
} as const;

const HANDLE = {
  gridArea: 'handle',
  display: 'grid',
  placeItems: 'center',
  color: 'text.secondary',
  cursor: 'grab',
} as const;
