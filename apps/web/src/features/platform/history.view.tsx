import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TitledDialog } from '@quillcare/ui';
import { type ReactNode } from 'react';
import { useFormats } from '../../shared/formats/use-formats';

export interface HistoryDialogProps {
  title: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** What happened to something, in a dialog. */
export function HistoryDialog({ title, close, onClose, children }: HistoryDialogProps) {
  return (
    <TitledDialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{close}</Button>}>
      {children}
    </TitledDialog>
  );
}

export interface HistoryEntry {
  id: string;
  title: string;
  /** What held afterwards, and why: a line each. */
  lines: readonly string[];
  at: string;
}

/** The entries of a history, the newest first. */
export function HistoryEntries({ entries }: { entries: readonly HistoryEntry[] }) {
  const { dateTime } = useFormats();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {entries.map(({ id, title, lines, at }) => (
        <Box component="li" key={id} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            {lines.map((line, place) => (
              <Typography key={place} variant="body2" color="textSecondary">
                {line}
              </Typography>
            ))}
          </Box>
          <Typography color="textSecondary" className="tabular">
            {dateTime(at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
