import Box from '@mui/material/Box';
import { getReportCross, type ReportCross } from '@quillcare/contracts';
import { EmptyState } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Chart } from '../../shared/figures/chart.view';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { CROSS_MEASURES, measureUnit, measureValue } from './cross-measures';
import { CrossTable } from './cross-table.view';
import type { CrossAddress, ReportAddress } from './report-period';
import { ReportSelect } from './report-select.view';
import { disambiguateNames, rowLabel } from './report-words';
import { reportWords } from './report.en';
import { POLLING_OPTIONS } from './use-report';

/** Limits for the chart: more lines cannot be told apart and more columns cannot be read. The table shows everything. */
const MAX_LINES = 5;
const MAX_PERIODS = 12;

/** Quotes divided two ways, with one measure per cell. */
export function CrossReport({ address, cross }: { address: ReportAddress; cross: CrossAddress }) {
  const t = useWords(reportWords);
  const { from, to } = address.span;
  const { rows, columns } = cross;
  const request = useOperationQuery(getReportCross, { query: { from, to, rows, columns } }, POLLING_OPTIONS);
  return (
    <Loaded request={request} failed={t('failed')} skeleton={320}>
      {(found) =>
        found.rows.length === 0 ? (
          <EmptyState title={t('parts.empty')} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <CrossChart found={found} cross={cross} />
            <CrossTable report={found} cross={cross} span={address.span} />
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
    <ReportSelect
      label={t('cross.measure')}
      value={measure}
      options={CROSS_MEASURES.map((value) => ({ value, label: t(`parts.${value}`) }))}
      onChange={(chosen) => change({ measure: chosen })}
      sx={{ minWidth: 180, mb: 2 }}
    />
  );
}

function CrossChart({ found: report, cross }: { found: ReportCross; cross: CrossAddress }) {
  const t = useWords(reportWords);
  const { locale } = useFormats();
  const { rows, columns, measure } = cross;
  const periods = report.columns.slice(0, MAX_PERIODS);
  const drawn = report.rows.slice(0, MAX_LINES);
  const names = disambiguateNames(drawn.map((row) => rowLabel(rows, row, locale)));
  return (
    <Chart
      label={t('cross.chart', { measure: t(`parts.${measure}`) })}
      axis={t(`parts.divisions.${columns}`)}
      unit={measureUnit(measure)}
      periods={disambiguateNames(periods.map((column) => rowLabel(columns, column, locale)))}
      series={drawn.map((row, at) => ({
        id: row.value || 'none',
        label: names[at] ?? row.value,
        values: row.cells.slice(0, MAX_PERIODS).map((cell) => measureValue(measure, cell)),
      }))}
    />
  );
}
