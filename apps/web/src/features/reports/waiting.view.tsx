import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReportSummary } from '@quillcare/contracts';
import { EmptyState } from '@quillcare/ui';
import { countedWords } from '../../shared/figures/counted.en';
import { Chart } from '../../shared/figures/chart.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { LinkedFigure } from './figure.view';
import { endingSoonPath, waitingPath } from './report-links';
import { ReportPanel } from './report-panel.view';
import { ReportTable } from './report-table.view';
import { reportWords } from './report.en';
import type { PartProps } from './use-report';

/** Quotes that can still be accepted, and how soon they expire. */
export function WaitingSection({ summary: { waiting }, address }: PartProps) {
  const t = useWords(reportWords);
  const tCounted = useWords(countedWords);
  const { money } = useFormats();
  const { today, all, soon } = waiting;
  const rows = [
    { key: 'all', figures: all, to: waitingPath() },
    { key: 'soon', figures: soon, to: endingSoonPath(today) },
  ] as const;
  return (
    <ReportPanel
      title={t('waiting.title')}
      counted={t('waiting.counted', { waiting: tCounted('waiting') })}
      address={address}
      table="WAITING"
    >
      {all.quotes === 0 ? (
        <EmptyState title={t('waiting.empty')} />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 2 }}>
            {rows.map(({ key, figures, to }) => (
              <Box key={key}>
                <Typography color="textSecondary">{t(`waiting.${key}`)}</Typography>
                <Typography className="tabular" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
                  {money(figures.valueMinor)}
                </Typography>
                <LinkedFigure value={figures.quotes} to={to} label={t(`waiting.${key}`)}>
                  {t('waiting.count', { count: figures.quotes })}
                </LinkedFigure>
              </Box>
            ))}
          </Box>
          <Weeks weeks={waiting.weeks} />
        </>
      )}
    </ReportPanel>
  );
}

function Weeks({ weeks }: { weeks: ReportSummary['waiting']['weeks'] }) {
  const t = useWords(reportWords);
  const { date, money } = useFormats();
  const nameOf = ({ from, to }: (typeof weeks)[number]) =>
    to === null ? t('waiting.later') : `${date(from)} – ${date(to)}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Chart
        label={t('waiting.chart')}
        axis={t('waiting.weeks')}
        unit="money"
        periods={weeks.map((week) => (week.to === null ? t('waiting.later') : date(week.from)))}
        series={[
          { id: 'value', label: t('waiting.value'), values: weeks.map(({ valueMinor }) => valueMinor) },
        ]}
      />
      <ReportTable
        label={t('waiting.weeks')}
        columns={[t('waiting.weeks'), t('parts.quotes'), t('waiting.value')]}
        rows={weeks.map((week) => ({
          key: week.from,
          name: nameOf(week),
          cells: [
            <LinkedFigure
              key="quotes"
              value={week.quotes}
              to={waitingPath(week.from, week.to)}
              label={nameOf(week)}
            />,
            money(week.valueMinor),
          ],
        }))}
      />
    </Box>
  );
}
