import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { ChevronDownIcon, DeleteIcon, Hint } from '@quillcare/ui';
import { useFieldId } from '../form.frame';

export interface RowButtonsProps {
  /** Path of the row in the form, such as `items.2`. It makes up the buttons' ids, by which they keep the focus. */
  at: string;
  labels: { up: string; down: string; remove: string };
  isFirst: boolean;
  isLast: boolean;
  mayRemove?: boolean;
  /** `button` is the one to keep the focus. */
  onMove: (step: 1 | -1, button: 'up' | 'down') => void;
  onRemove: () => void;
}

export function RowButtons({
  at,
  labels,
  isFirst,
  isLast,
  mayRemove = true,
  onMove,
  onRemove,
}: RowButtonsProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', alignItems: 'flex-start' }}>
      <RowButton field={`${at}.up`} label={labels.up} isOff={isFirst} onClick={() => onMove(-1, 'up')}>
        <ChevronDownIcon fontSize="small" sx={{ transform: 'rotate(180deg)' }} />
      </RowButton>
      <RowButton field={`${at}.down`} label={labels.down} isOff={isLast} onClick={() => onMove(1, 'down')}>
        <ChevronDownIcon fontSize="small" />
      </RowButton>
      <RowButton field={`${at}.remove`} label={labels.remove} isOff={!mayRemove} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </RowButton>
    </Box>
  );
}

interface RowButtonProps {
  field: string;
  label: string;
  /** Disabled with `aria-disabled` only, so that the button keeps the focus when a row reaches either end. */
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function RowButton({ field, label, isOff = false, onClick, children }: RowButtonProps) {
  const id = useFieldId(field);
  return (
    <Hint title={isOff ? '' : label}>
      <IconButton
        id={id}
        size="small"
        aria-label={label}
        aria-disabled={isOff}
        onClick={isOff ? undefined : onClick}
        sx={{ opacity: isOff ? 0.35 : 1 }}
      >
        {children}
      </IconButton>
    </Hint>
  );
}
