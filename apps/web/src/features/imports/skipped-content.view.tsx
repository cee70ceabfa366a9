import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportRun } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { columnWords } from './column.en';

const LEFT_OUT = /^Left out:/;
const MAX_ROWS = 5;

/** What is not imported from the file: columns by name, and rows that are not records. */
export function SkippedContent({ run }: { run: ImportRun }) {
  const t = useWords(columnWords);
  const columns = run.columnsLeftOut.join(', ');
  const rows = run.warnings.filter(({ column, message }) => column === 'file' && LEFT_OUT.test(message));
  if (columns === '' && rows.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {columns !== '' && (
        <Typography variant="body2" color="textSecondary">
          {t(run.dryRun ? 'leftOut.columnsCheck' : 'leftOut.columns', { columns })}
        </Typography>
      )}
      {rows.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('leftOut.rows', { count: rows.length })}{' '}
          {rows
            .slice(0, MAX_ROWS)
            .map(({ row, value }) => t('leftOut.row', { row, text: value ?? '' }))
            .join('; ')}
          {rows.length > MAX_ROWS && ' …'}
        </Typography>
      )}
    </Box>
  );
}
