import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useId, useRef, useState } from 'react';
import { ChevronDownIcon, SettingsIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { moved, toggled } from './column-choice';
import { listWords } from './list.en';
import type { List, ListColumn } from './list.types';

export interface ColumnMenuProps {
  list: List;
  /** In display order. */
  columns: readonly ListColumn[];
  shown: Readonly<Record<string, boolean>>;
  isChanged: boolean;
  onChange: (columns: readonly string[]) => void;
  onReset: () => void;
}

/** Chooses the columns and their order. The choice is stored for the user. */
export function ColumnMenu(props: ColumnMenuProps) {
  const t = useWords(listWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const { isChanged, onReset } = props;
  const reset = () => {
    onReset();
    // The button has just become disabled. An open menu would have no focus and would not receive Escape.
    setOpen(false);
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        startIcon={<SettingsIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ color: 'text.secondary' }}
      >
        {t('columns.open')}
      </Button>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { mt: 0.75, minWidth: 280 } } }}
      >
        <Box id={titleId} sx={{ px: 2, pt: 1.5, pb: 0.5, fontWeight: 600 }}>
          {t('columns.title')}
        </Box>
        <Choices {...props} />
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1 }}>
          <Button size="small" disabled={!isChanged} onClick={reset}>
            {t('columns.reset')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}

function Choices({ list, columns, shown, onChange }: ColumnMenuProps) {
  const names = columns.filter(({ name }) => shown[name]).map(({ name }) => name);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 420, overflowY: 'auto' }}>
      {columns.map((column) => (
        <Box component="li" key={column.name} sx={{ display: 'flex', alignItems: 'center', pl: 1, pr: 0.5 }}>
          <FormControlLabel
            label={list.text(column.label)}
            disabled={column.isFixed}
            control={
              <Checkbox
                size="small"
                checked={shown[column.name] ?? false}
                onChange={() => onChange(toggled(names, column.name))}
              />
            }
            sx={{ flex: 1, mr: 1, my: 0 }}
          />
          {shown[column.name] && (
            <Places
              label={list.text(column.label)}
              isFirst={names[0] === column.name}
              isLast={names.at(-1) === column.name}
              onMove={(by) => onChange(moved(names, column.name, by))}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

interface PlacesProps {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

function Places({ label, isFirst, isLast, onMove }: PlacesProps) {
  const t = useWords(listWords);
  return (
    <>
      <IconButton
        size="small"
        disabled={isFirst}
        aria-label={t('columns.earlier', { name: label })}
        onClick={() => onMove(-1)}
      >
        <ChevronDownIcon fontSize="small" sx={{ transform: 'rotate(180deg)' }} />
      </IconButton>
      <IconButton
        size="small"
        disabled={isLast}
        aria-label={t('columns.later', { name: label })}
        onClick={() => onMove(1)}
      >
        <ChevronDownIcon fontSize="small" />
      </IconButton>
    </>
  );
}
