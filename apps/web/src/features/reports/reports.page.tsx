import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { PageHeader, Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { BilledSection } from './billed.view';
import { Breakdown } from './breakdown.view';
import { Consent } from './consent.view';
import { Funnel } from './funnel.view';
import { KeyFigures } from './key-figures.view';
import { PeriodPicker } from './period.view';
import { ReasonTables } from './reasons.view';
import type { ReportAddress } from './report-period';
import { reportWords } from './report.en';
import { Times } from './times.view';
import { useReportAddress, useReportSummary } from './use-report';
import { WaitingSection } from './waiting.view';

/** Outcomes of enquiries and quotes by period, with comparison. Each figure links to the records behind it. */
export function ReportsPage() {
  const t = useWords(reportWords);
  const [address, change] = useReportAddress();
  const request = useReportSummary(address);
  return (
    <>
      <PageHeader title={t('title')} />
      <PeriodPicker address={address} change={change} />
      <Days address={address} asOf={request.currentData?.asOf} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Loaded request={request} failed={t('failed')} skeleton={280}>
          {(summary) => (
            <>
              {summary.missing.length > 0 && <Alert severity="warning">{t('missing')}</Alert>}
              <KeyFigures summary={summary} address={address} />
              <Funnel summary={summary} address={address} />
            </>
          )}
        </Loaded>
        <Breakdown address={address} change={change} />
        {request.currentData && (
          <>
            <WaitingSection summary={request.currentData} address={address} />
            <Times summary={request.currentData} address={address} />
            <ReasonTables summary={request.currentData} address={address} />
            <Consent summary={request.currentData} address={address} />
            <BilledSection summary={request.currentData} address={address} />
          </>
        )}
      </Box>
    </>
  );
}

/** Shows the period, the comparison period and how current the figures are. */
function Days({
  address: { span, before, kind },
  asOf,
}: {
  address: ReportAddress;
  asOf: string | undefined;
}) {
  const t = useWords(reportWords);
  const { date, dateTime, today } = useFormats();
  const isUnfinished = kind !== 'custom' && today() >= span.from && today() < span.to;
  const sentences = [
    before &&
      `${date(span.from)} – ${date(span.to)}, ${t('period.against', { from: date(before.from), to: date(before.to) })}.`,
    before && isUnfinished && t('period.unfinished'),
    asOf && t('asOf', { time: dateTime(asOf) }),
  ].filter(Boolean);
  return <Muted sx={{ mb: 2.5, minHeight: 20 }}>{sentences.join(' ')}</Muted>;
}
