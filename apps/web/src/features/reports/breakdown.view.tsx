import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  getReportBreakdown,
  reportDivision,
  type ReportDivision,
  type ReportRow,
} from '@quillcare/contracts';
import { EmptyState } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Chart } from '../../shared/figures/chart.view';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { BreakdownTable } from './breakdown-table.view';
import { CrossReport, CrossMeasureSelect } from './cross.view';
import { toPeriodParams, type ReportAddress } from './report-period';
import { ReportPanel } from './report-panel.view';
import { ReportSelect } from './report-select.view';
import { disambiguateNames, rowLabel } from './report-words';
import { reportWords } from './report.en';
import { POLLING_OPTIONS } from './use-report';

/** Select value for no second division. */
const NO_DIVISION = 'none';
/** With more bars than this they cannot be told apart. The table shows all rows. */
const MAX_BARS = 12;

interface BreakdownProps {
  address: ReportAddress;
  change: (changes: Record<string, string | undefined>) => void;
}

/** Outcomes of quotes by month, procedure, doctor, site or source, or by two of these. */
export function Breakdown({ address, change }: BreakdownProps) {
  const t = useWords(reportWords);
  const { by, cross } = address;
  return (
    <ReportPanel
      title={t('parts.title')}
      counted={`${t('parts.counted')} ${t('parts.countedEnquiries')}`}
      address={address}
      table={cross ? 'CROSS' : 'BREAKDOWN'}
    >
      <Tabs
        value={by}
        variant="scrollable"
        aria-label={t('parts.by')}
        onChange={(_event, chosen: ReportDivision) => change({ by: chosen })}
        sx={{ mb: 2 }}
      >
        {reportDivision.options.map((one) => (
          <Tab key={one} value={one} label={t(`parts.divisions.${one}`)} />
        ))}
      </Tabs>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <SecondDivision address={address} change={change} />
        {cross && <CrossMeasureSelect cross={cross} change={change} />}
      </Box>
      {cross ? <CrossReport address={address} cross={cross} /> : <SingleDivision address={address} />}
    </ReportPanel>
  );
}

/** Selects the second division, shown as columns. */
function SecondDivision({ address: { by, and }, change }: BreakdownProps) {
  const t = useWords(reportWords);
  return (
    <ReportSelect<string>
      label={t('cross.and')}
      value={and ?? NO_DIVISION}
      options={[
        { value: NO_DIVISION, label: t('cross.nothing') },
        ...reportDivision.options
          .filter((value) => value !== by)
          .map((value) => ({ value, label: t(`parts.divisions.${value}`) })),
      ]}
      onChange={(chosen) => change({ and: chosen === NO_DIVISION ? undefined : chosen })}
      sx={{ minWidth: 180, mb: 2 }}
    />
  );
}

function SingleDivision({ address }: { address: ReportAddress }) {
  const t = useWords(reportWords);
  const { by } = address;
  const request = useOperationQuery(
    getReportBreakdown,
    { query: { ...toPeriodParams(address), by } },
    POLLING_OPTIONS,
  );
  return (
    <Loaded request={request} failed={t('failed')} skeleton={320}>
      {({ rows }) => <Rows rows={rows} address={address} />}
    </Loaded>
  );
}

function Rows({ rows, address }: { rows: readonly ReportRow[]; address: ReportAddress }) {
  const t = useWords(reportWords);
  const { locale } = useFormats();
  const isEmpty = rows.every(({ quotes, enquiries }) => quotes.quotes + (enquiries?.enquiries ?? 0) === 0);
  if (isEmpty) return <EmptyState title={t('parts.empty')} />;
  const drawn = rows.slice(0, MAX_BARS);
  const valuesOf = (name: 'quotes' | 'accepted') => drawn.map(({ quotes }) => quotes[name]);
  return (
    <>
      <Chart
        label={t('parts.chart')}
        axis={t(`parts.divisions.${address.by}`)}
        unit="count"
        periods={disambiguateNames(drawn.map((row) => rowLabel(address.by, row, locale)))}
        series={[
          { id: 'quotes', label: t('parts.quotes'), values: valuesOf('quotes'), tone: 'info' },
          { id: 'accepted', label: t('parts.accepted'), values: valuesOf('accepted'), tone: 'success' },
        ]}
      />
      <BreakdownTable rows={rows} address={address} />
    </>
  );
}
