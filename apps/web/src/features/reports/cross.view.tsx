import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { getReportCross, type ReportCross } from '@quillcare/contracts';
import { EmptyState } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Chart } from '../../shared/figures/chart.view';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { CROSS_MEASURES, unitOf, valueOf } from './cross-measures';
import { CrossTable } from './cross-table.view';
import type { CrossAddress, ReportAddress } from './report-period';
import { distinctNames, rowName } from './report-words';
import { reportWords } from './report.en';
import { REFRESH } from './use-report';

/** Limits for the chart: more lines cannot be told apart and more columns cannot be read. The table shows everything. */
const MOST_LINES = 5;
const MOST_PERIODS = 12;

/** Quotes divided two ways, with one measure per cell. */
export function Cross({ address, cross }: { address: ReportAddress; cross: CrossAddress }) {
  const t = useWords(reportWords);
  const { from, to } = address.span;
  const { rows, columns } = cross;
  const request = useOperationQuery(getReportCross, { query: { from, to, rows, columns } }, REFRESH);
  return (
    <Loaded request={request} failed={t('failed')} skeleton={320}>
      {(found) =>
        found.rows.length === 0 ? (
          <EmptyState title={t('parts.empty')} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <CrossChart found={found} cross={cross} />
            <CrossTable found={found} cross={cross} span={address.span} />
          </Box>
        )
      }
    </Loaded>
  );
}

interface CrossMeasureSelectProps {
  cross: CrossAddress;
  change: (changes: Record<string, string | undefined>) => void;
}

export function CrossMeasureSelect({ cross: { measure }, change }: CrossMeasureSelectProps) {
  const t = useWords(reportWords);
  return (
    <TextField
      select
      size="small"
      label={t('cross.measure')}
      value={measure}
      onChange={({ target }) => change({ measure: target.value })}
      sx={{ minWidth: 180, mb: 2 }}
    >
      {CROSS_MEASURES.map((one) => (
        <MenuItem key={one} value={one}>
          {t(`parts.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function CrossChart({ found, cross }: { found: ReportCross; cross: CrossAddress }) {
  const t = useWords(reportWords);
  const { locale } = useFormats();
  const { rows, columns, measure } = cross;
  const periods = found.columns.slice(0, MOST_PERIODS);
  const drawn = found.rows.slice(0, MOST_LINES);
  const names = distinctNames(drawn.map((row) => rowName(rows, row, locale)));
  return (
    <Chart
      label={t('cross.chart', { measure: t(`parts.${measure}`) })}
      axis={t(`parts.divisions.${columns}`)}
      kind="bar"
      unit={unitOf(measure)}
      periods={distinctNames(periods.map((column) => rowName(columns, column, locale)))}
      series={drawn.map((row, at) => ({
        id: row.value || 'none',
        label: names[at] ?? row.value,
        values: row.cells.slice(0, MOST_PERIODS).map((cell) => valueOf(measure, cell)),
      }))}
    />
  );
}
