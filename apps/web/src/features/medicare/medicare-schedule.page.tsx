import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { listMbsTables, type MbsTable, type MbsTableState } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { PageHeader, BillingIcon, EmptyState, Panel, StatusChip, type ToneName, Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { LoadSchedule } from './load-schedule.panel';
import { medicareScheduleWords } from './medicare-schedule.en';
import { TableChanges } from './table-changes.panel';

const TONES: Readonly<Record<MbsTableState, ToneName>> = {
  UPCOMING: 'info',
  IN_FORCE: 'success',
  PAST: 'neutral',
  REPLACED: 'neutral',
};

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

interface TableChoice {
  chosen: string | null;
  onChoose: (tableId: string) => void;
}

function TableList(choosing: TableChoice) {
  const t = useWords(medicareScheduleWords);
  const request = useOperationQuery(listMbsTables, {});
  return (
    <Panel title={t('tables.title')} isFlush>
      <Loaded request={request} failed={t('tables.failed')} skeleton={160}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={<BillingIcon />} title={t('tables.empty')} hint={t('tables.emptyHint')} />
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {items.map((table) => (
                <TableRow key={table.id} table={table} {...choosing} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
}

function TableRow({ table, chosen, onChoose }: TableChoice & { table: MbsTable }) {
  const t = useWords(medicareScheduleWords);
  const formats = useFormats();
  const date = formats.date(table.effectiveOn);
  const isChosen = table.id === chosen;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: isChosen ? 'surface.tint' : undefined,
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {date}
          </Typography>
          <StatusChip label={t(`state.${table.state}`)} tone={TONES[table.state]} />
          {table.isSample && <StatusChip label={t('tables.sample')} tone="warning" />}
        </Box>
        <Muted sx={{ overflowWrap: 'anywhere' }}>
          {t('load.items', {
            count: table.itemCount,
            number: formatNumber(table.itemCount, formats.locale),
          })}{' '}
          · {table.fileName}
        </Muted>
        <Muted>
          {table.isSample
            ? t('tables.came')
            : t('tables.loaded', { when: formats.dateTime(table.loadedAt), who: table.loadedByName })}
        </Muted>
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-label={t('tables.showOf', { date })}
        aria-pressed={isChosen}
        onClick={() => onChoose(table.id)}
      >
        {t('tables.show')}
      </Button>
    </Box>
  );
}
