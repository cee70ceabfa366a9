import Box from '@mui/material/Box';
import type { ImportRun } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
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
        <Muted>{t(run.dryRun ? 'leftOut.columnsCheck' : 'leftOut.columns', { columns })}</Muted>
      )}
      {rows.length > 0 && (
        <Muted>
          {t('leftOut.rows', { count: rows.length })}{' '}
          {rows
            .slice(0, MAX_ROWS)
            .map(({ row, value }) => t('leftOut.row', { row, text: value ?? '' }))
            .join('; ')}
          {rows.length > MAX_ROWS && ' …'}
        </Muted>
      )}
    </Box>
  );
}
