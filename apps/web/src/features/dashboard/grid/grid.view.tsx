import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getDashboardFigures, type DashboardFigures } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { EmptyState, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { countedWords } from '../../../shared/figures/counted.en';
import { Chart } from '../../../shared/figures/chart.view';
import { StatTile } from '../../../shared/figures/stat-tile.view';
import { useFormats } from '../../../shared/formats/use-formats';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useWords } from '../../../shared/words/words';
import { Funnel } from './funnel.view';
import { figuresOf, stagesOf, trendOf, type Figure } from './grid.figures';
import { gridWords } from './grid.en';

/** Figures with trends, weekly activity and the current pipeline. */
export function GridView() {
  const t = useWords(gridWords);
  const request = useOperationQuery(getDashboardFigures, {});
  return (
    <Loaded request={request} failed={t('failed')} skeleton={480}>
      {(figures) => (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {figures.missing.length > 0 && (
            <Alert
              severity="warning"
              role="status"
              action={
                <Button color="inherit" size="small" onClick={request.refetch}>
                  {t('retry')}
                </Button>
              }
            >
              {t('leadsMissing')}
            </Alert>
          )}
          {figures.quotes || figures.leads ? <Figures figures={figures} /> : <EmptyState title={t('none')} />}
        </Box>
      )}
    </Loaded>
  );
}

function Figures({ figures }: { figures: DashboardFigures }) {
  const t = useWords(gridWords);
  const stages = stagesOf(figures);
  return (
    <>
      <Tiles figures={figures} />
      <Box sx={CHARTS}>
        {figures.quotes && <QuoteWeeks quotes={figures.quotes} />}
        <Panel title={t('funnel')} hint={t('funnelHint')}>
          <Funnel stages={stages} />
        </Panel>
        {figures.leads && <LeadWeeks leads={figures.leads} />}
      </Box>
    </>
  );
}

const CHARTS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const TILES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

function Tiles({ figures }: { figures: DashboardFigures }) {
  const t = useWords(gridWords);
  const tCounted = useWords(countedWords);
  const { money, locale } = useFormats();
  const inWords =
    ({ isMoney }: Figure) =>
    (value: number) =>
      isMoney ? money(value) : formatNumber(value, locale);
  return (
    <Box>
      <Box component="ul" sx={TILES}>
        {figuresOf(figures).map((figure) => (
          <Box component="li" key={figure.name} sx={{ display: 'grid', minWidth: 0 }}>
            <StatTile
              label={t(`figures.${figure.name}`)}
              value={inWords(figure)(figure.value)}
              trend={trendOf(figure, t('against'), inWords(figure))}
              to={figure.to}
            />
          </Box>
        ))}
      </Box>
      {figures.quotes && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '90ch' }}>
          {tCounted('sent')} {t('counted')} {tCounted('waiting')}
        </Typography>
      )}
    </Box>
  );
}

function useWeekNames(weeks: readonly { startsOn: string }[]): string[] {
  const { date } = useFormats();
  // The year is redundant over twelve weeks.
  return weeks.map(({ startsOn }) => date(startsOn).replace(/,? \d{4}$/, ''));
}

function QuoteWeeks({ quotes }: { quotes: NonNullable<DashboardFigures['quotes']> }) {
  const t = useWords(gridWords);
  const periods = useWeekNames(quotes.sentWeeks);
  const values = (weeks: typeof quotes.sentWeeks) => weeks.map(({ count }) => count);
  return (
    <Panel title={t('weeks')}>
      <Chart
        label={t('weeks')}
        kind="bar"
        unit="count"
        periods={periods}
        series={[
          { id: 'sent', label: t('sent'), values: values(quotes.sentWeeks), tone: 'info' },
          { id: 'accepted', label: t('accepted'), values: values(quotes.acceptedWeeks), tone: 'success' },
        ]}
      />
    </Panel>
  );
}

function LeadWeeks({ leads }: { leads: NonNullable<DashboardFigures['leads']> }) {
  const t = useWords(gridWords);
  const periods = useWeekNames(leads.weeks);
  return (
    <Panel title={t('leadWeeks')}>
      <Chart
        label={t('leadWeeks')}
        kind="bar"
        unit="count"
        periods={periods}
        series={[{ id: 'asked', label: t('asked'), values: leads.weeks.map(({ count }) => count) }]}
      />
    </Panel>
  );
}
