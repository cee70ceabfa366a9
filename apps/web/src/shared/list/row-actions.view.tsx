import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { MoreIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { List, ListScope, Row } from './list.types';

export type ListAction = NonNullable<List['actions']>[number];

export function actionsOf(list: List, row: Row, scope: ListScope): readonly ListAction[] {
  return (list.actions ?? []).filter(
    ({ needs, when }) => (!needs || scope.allows(needs)) && (!when || when(row, scope)),
  );
}

export interface RowActionsProps {
  list: List;
  row: Row;
  actions: readonly ListAction[];
  onAct: (action: ListAction, row: Row) => void;
  /** Whether all actions are in the menu. */
  isCompact?: boolean;
  /** Whether it is on a card rather than in a grid row. */
  isCard?: boolean;
  /** -1 in the grid until its cursor is on the cell. */
  tabIndex?: number;
}

/** A row's actions: inline ones as buttons, the others in a menu. */
export function RowActions(props: RowActionsProps) {
  const { list, row, actions, onAct, isCompact = false, isCard = false, tabIndex } = props;
  const t = useWords(listWords);
  const name = list.nameOf(row);
  const isButton = ({ isInline }: ListAction) =>
    !isCompact && (isInline === true || (isCard && isInline === 'card'));
  const inMenu = actions.filter((action) => !isButton(action));
  if (actions.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      {actions.filter(isButton).map((action) => (
        <Button
          key={action.name}
          size="small"
          variant="outlined"
          startIcon={action.icon}
          tabIndex={tabIndex}
          aria-label={t('actionFor', { action: list.text(action.label, row), name })}
          onClick={() => onAct(action, row)}
        >
          {list.text(action.label, row)}
        </Button>
      ))}
      {inMenu.length > 0 && (
        <MoreMenu label={t('actionsFor', { name })} tabIndex={tabIndex}>
          {inMenu.map((action) => ({
            name: action.name,
            label: list.text(action.label, row),
            onClick: () => onAct(action, row),
          }))}
        </MoreMenu>
      )}
    </Box>
  );
}

interface MoreMenuProps {
  label: string;
  tabIndex?: number;
  children: { name: string; label: string; onClick: () => void }[];
}

function MoreMenu({ label, tabIndex, children }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    // React bubbles portal events to the parent component. Without this, keys pressed in the menu would move the grid's cursor.
    <span onKeyDown={(event) => isOpen && event.stopPropagation()}>
      <IconButton
        ref={button}
        size="small"
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => button.current}>
        {children.map(({ name, label: text, onClick }) => (
          <MenuItem
            key={name}
            onClick={(event) => {
              event.stopPropagation();
              setOpen(false);
              onClick();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
