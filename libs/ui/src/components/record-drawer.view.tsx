import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CloseIcon } from '../ui.icons';

export interface RecordDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Accessible name for screen readers. */
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A drawer showing a single record next to its list, on the right, or at full width on phones. Its content starts with a
 * `RecordDrawerHead`.
 */
export function RecordDrawer({ isOpen, onClose, label, closeLabel, children }: RecordDrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: { xs: '100%', sm: 540 } }, 'aria-label': label, role: 'dialog' },
      }}
    >
      <Box sx={{ p: 3, display: 'grid', gap: 3, position: 'relative' }}>
        <IconButton
          onClick={onClose}
          aria-label={closeLabel}
          autoFocus
          sx={{ position: 'absolute', top: 20, right: 20 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        {children}
      </Box>
    </Drawer>
  );
}

/** The record's name, and a line or a status below it. */
export function RecordDrawerHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, pr: 5 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children && <Box sx={{ mt: 1 }}>{children}</Box>}
    </Box>
  );
}
