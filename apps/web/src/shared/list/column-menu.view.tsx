import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { SettingsIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { List, ListColumn } from './list.types';

export interface ColumnMenuProps {
  list: List;
  columns: readonly ListColumn[];
  shown: Readonly<Record<string, boolean>>;
  isChanged: boolean;
  onChange: (columns: Record<string, boolean>) => void;
  onReset: () => void;
}

/** Chooses the columns; the choice is remembered for the person. */
export function ColumnMenu({ list, columns, shown, isChanged, onChange, onReset }: ColumnMenuProps) {
  const t = useWords(listWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        startIcon={<SettingsIcon fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ color: 'text.secondary' }}
      >
        {t('columns.open')}
      </Button>
      <Menu
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        slotProps={{ list: { 'aria-label': t('columns.title'), dense: true } }}
      >
        {columns
          .filter(({ isFixed }) => !isFixed)
          .map(({ name, label }) => (
            <MenuItem
              key={name}
              role="menuitemcheckbox"
              aria-checked={shown[name]}
              onClick={() => onChange({ [name]: !shown[name] })}
              sx={{ pl: 1 }}
            >
              <span aria-hidden>
                <Checkbox size="small" checked={shown[name]} tabIndex={-1} sx={{ p: 0.5, mr: 0.5 }} />
              </span>
              {list.text(label)}
            </MenuItem>
          ))}
        <Divider />
        <MenuItem disabled={!isChanged} onClick={onReset}>
          {t('columns.reset')}
        </MenuItem>
      </Menu>
    </>
  );
}
