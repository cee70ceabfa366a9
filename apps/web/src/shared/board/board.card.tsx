import { Draggable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { MoreIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { boardWords } from './board.en';

export interface BoardCardProps {
  id: string;
  index: number;
  name: string;
  isFixed: boolean;
  targets: readonly { id: string; title: string }[];
  onHold: (isHeld: boolean) => void;
  onMove: (columnId: string) => void;
  children: ReactNode;
}

/** A card that can be dragged, lifted with the space bar, or moved from its menu without dragging. */
export function BoardCard(props: BoardCardProps) {
  const { id, index, name, isFixed, targets, onHold, onMove, children } = props;
  return (
    <Draggable draggableId={id} index={index} isDragDisabled={isFixed}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <Box
          ref={innerRef}
          {...draggableProps}
          {...dragHandleProps}
          // Overrides the library's role `button`, because the card contains links and a button.
          role="group"
          aria-label={name}
          sx={{
            display: 'flex',
            gap: 0.5,
            alignItems: 'flex-start',
            mb: 1,
            p: 1.25,
            borderRadius: 1,
            border: 1,
            bgcolor: 'background.paper',
            cursor: isFixed ? 'auto' : 'grab',
            borderColor: isDragging ? 'primary.main' : 'divider',
            boxShadow: isDragging ? '0 8px 24px rgba(0,0,0,0.18)' : undefined,
            '&:hover': isDragging ? {} : { borderColor: 'surface.control' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
          {!isFixed && targets.length > 0 && (
            <MoveMenu name={name} targets={targets} onHold={onHold} onMove={onMove} />
          )}
        </Box>
      )}
    </Draggable>
  );
}

type MoveMenuProps = Pick<BoardCardProps, 'name' | 'targets' | 'onHold' | 'onMove'>;

function MoveMenu({ name, targets, onHold, onMove }: MoveMenuProps) {
  const t = useWords(boardWords);
  // Moves the card as it was when the menu was opened, as when dragging.
  const [opened, setOpened] = useState<{ anchor: HTMLElement; onMove: typeof onMove } | null>(null);
  const open = (anchor: HTMLElement) => {
    setOpened({ anchor, onMove });
    onHold(true);
  };
  const close = () => {
    setOpened(null);
    onHold(false);
  };
  const go = (columnId: string) => {
    close();
    opened?.onMove(columnId);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('move', { name })}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={({ currentTarget }) => open(currentTarget)}
        sx={{ m: -0.5 }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={opened?.anchor}
        open={opened !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': t('moveTo') } }}
      >
        {targets.map(({ id, title }) => (
          <MenuItem key={id} onClick={() => go(id)}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
