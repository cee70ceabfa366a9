import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { LoadSchedule } from './load-schedule.panel';
import { medicareScheduleWords } from './medicare-schedule.en';
import { TableChanges } from './table-changes.panel';
import { TableList } from './table-list.panel';

/** Tables of the Medicare Benefits Schedule, for super admins. The table whose changes are shown is in the URL. */
export function MedicareSchedulePage() {
  const t = useWords(medicareScheduleWords);
  const [params, setParams] = useSearchParams();
  const chosen = params.get('table');
  const choose = (table: string | null) => setParams(table ? { table } : {}, { replace: true });
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
        <LoadSchedule onLoaded={choose} />
        <TableList chosen={chosen} onChoose={choose} />
        {chosen && <TableChanges key={chosen} tableId={chosen} onClose={() => choose(null)} />}
      </Box>
    </>
  );
}
