import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import { CloseIcon, StatusChip, Muted } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { surgeryConfigWords } from './surgery-config.en';

/** Rows edited in place. Enter moves to the same field of the next row. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      onKeyDown={focusNextRow}
      sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, borderTop: 1, borderColor: 'divider' }}
    >
      {children}
    </Box>
  );
}

export interface RowProps {
  name: string;
  /** True if the record was removed or is inactive, so that new quotes leave it out. */
  isGone?: boolean;
  error?: string;
  onRemove: () => void;
  /** Shown next to the remove button. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One entry of a list: name, fields and remove button. */
export function Row({ name, isGone = false, error, onRemove, actions, children }: RowProps) {
  const t = useWords(surgeryConfigWords);
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <div role="group" aria-label={name}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
          <Typography sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
          {isGone && <StatusChip label={t('row.unavailable')} tone="warning" />}
          <Box sx={{ flex: 1 }} />
          {actions}
          <IconButton size="small" aria-label={t('row.remove', { name })} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </Box>
        {isGone && <Muted>{t('row.unavailableHint')}</Muted>}
        {error && <FormHelperText error>{error}</FormHelperText>}
        {children && <Box sx={{ ...FIELDS, mt: 1 }}>{children}</Box>}
      </div>
    </Box>
  );
}

/** Lays fields out side by side where there is room. */
export const FIELDS = {
  display: 'grid',
  gap: 1.5,
  // A label that wraps to two lines must not push its field below the one next to it.
  alignItems: { xs: 'end', lg: 'start' },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  '& > .wide': { gridColumn: '1 / -1' },
  '& > .half': { gridColumn: 'span 2' },
} as const;

function focusNextRow(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.role === 'combobox') return;
  // Prevent Enter from submitting the form.
  event.preventDefault();
  const rows = [...currentTarget.children];
  const at = rows.findIndex((row) => row.contains(target));
  const fieldsOf = (row: Element | undefined) => [...(row?.querySelectorAll('input') ?? [])];
  fieldsOf(rows[at + 1])[fieldsOf(rows[at]).indexOf(target)]?.focus();
}
