import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { MoreIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { listWords } from './list.en';

export interface ViewMenuProps {
  name: string;
  /** Null if the view is the default anyway. */
  first: { isFirst: boolean; onChange: (isFirst: boolean) => void } | null;
  /** For saved views only. */
  saved: {
    isFirst: boolean;
    isLast: boolean;
    onMove: (by: 1 | -1) => void;
    /** Null for a colleague's view. */
    change: { onEdit: () => void; onUpdate: () => void; onRemove: () => void } | null;
  } | null;
}

export function ViewMenu({ name, first, saved }: ViewMenuProps) {
  const t = useWords(listWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const item = (label: string, act: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        setOpen(false);
        act();
      }}
    >
      {label}
    </MenuItem>
  );
  const change = saved?.change;
  const items = [
    change && item(t('views.edit'), change.onEdit),
    change && item(t('views.update'), change.onUpdate),
    first && item(t(first.isFirst ? 'views.notFirst' : 'views.first'), () => first.onChange(!first.isFirst)),
    saved && !saved.isFirst && item(t('views.earlier'), () => saved.onMove(-1)),
    saved && !saved.isLast && item(t('views.later'), () => saved.onMove(1)),
    change && item(t('views.remove'), change.onRemove),
  ].filter(Boolean);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-haspopup="menu"
        aria-label={t('views.options', { name })}
        onClick={() => setOpen(true)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => button.current}>
        {items}
      </Menu>
    </>
  );
}
