import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TitledDialog, Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded, type LoadedProps } from '../../shared/loading/loaded.view';

export interface HistoryDialogProps<E> extends Pick<
  LoadedProps<{ items: readonly E[] }>,
  'request' | 'failed'
> {
  title: string;
  close: string;
  entryOf: (event: E) => HistoryEntry;
  onClose: () => void;
}

export function HistoryDialog<E>({ title, close, entryOf, onClose, ...loaded }: HistoryDialogProps<E>) {
  return (
    <TitledDialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{close}</Button>}>
      <Loaded {...loaded} skeleton={160}>
        {({ items }) => <HistoryList entries={items.map(entryOf)} />}
      </Loaded>
    </TitledDialog>
  );
}

export interface HistoryEntry {
  id: string;
  title: string;
  /** The resulting state and the reason, one line each. */
  lines: readonly string[];
  at: string;
}

function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const { dateTime } = useFormats();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {entries.map(({ id, title, lines, at }) => (
        <Box component="li" key={id} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            {lines.map((line, place) => (
              <Muted key={place}>{line}</Muted>
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
