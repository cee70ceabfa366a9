import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getDashboardFigures, type DashboardFigures } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { EmptyState, Panel, Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { countedWords } from '../../../shared/figures/counted.en';
import { Chart } from '../../../shared/figures/chart.view';
import { StatTile } from '../../../shared/figures/stat-tile.view';
import { useFormats } from '../../../shared/formats/use-formats';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useWords } from '../../../shared/words/words';
import { buildFigures, buildStages, toTrend, type Figure, type Stage } from './grid.figures';
import { gridWords } from './grid.en';
import { PageLink } from '../../../shared/navigation/page-link.view';

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
  const stages = buildStages(figures);
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
  const formatFigure =
    ({ isMoney }: Figure) =>
    (value: number) =>
      isMoney ? money(value) : formatNumber(value, locale);
  return (
    <Box>
      <Box component="ul" sx={TILES}>
        {buildFigures(figures).map((figure) => (
          <Box component="li" key={figure.name} sx={{ display: 'grid', minWidth: 0 }}>
            <StatTile
              label={t(`figures.${figure.name}`)}
              value={formatFigure(figure)(figure.value)}
              trend={toTrend(figure, t('against'), formatFigure(figure))}
              to={figure.to}
            />
          </Box>
        ))}
      </Box>
      {figures.quotes && (
        <Muted sx={{ mt: 1.5, maxWidth: '90ch' }}>
          {tCounted('sent')} {t('counted')} {tCounted('waiting')}
        </Muted>
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
  const weekCounts = (weeks: typeof quotes.sentWeeks) => weeks.map(({ count }) => count);
  return (
    <Panel title={t('weeks')}>
      <Chart
        label={t('weeks')}
        unit="count"
        periods={periods}
        series={[
          { id: 'sent', label: t('sent'), values: weekCounts(quotes.sentWeeks), tone: 'info' },
          { id: 'accepted', label: t('accepted'), values: weekCounts(quotes.acceptedWeeks), tone: 'success' },
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
        unit="count"
        periods={periods}
        series={[{ id: 'asked', label: t('asked'), values: leads.weeks.map(({ count }) => count) }]}
      />
    </Panel>
  );
}

/** Bar chart of the number of records at each stage, each linked to its list. */
function Funnel({ stages }: { stages: readonly Stage[] }) {
  const most = Math.max(1, ...stages.map(({ count }) => count));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {stages.map((stage) => (
        <StageBar key={stage.name} stage={stage} share={stage.count / most} />
      ))}
    </Box>
  );
}

function StageBar({ stage: { name, count, amountMinor, to }, share }: { stage: Stage; share: number }) {
  const t = useWords(gridWords);
  const { locale, money } = useFormats();
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <PageLink to={to} color="textPrimary" sx={{ flex: '1 1 auto' }}>
          {t(`stages.${name}`)}
        </PageLink>
        {amountMinor > 0 && (
          <Muted component="span" className="tabular">
            {money(amountMinor)}
          </Muted>
        )}
        <Typography
          component="span"
          className="tabular"
          sx={{ fontWeight: 600, minWidth: 32, textAlign: 'right' }}
        >
          {formatNumber(count, locale)}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ height: 8, mt: 0.5, borderRadius: 4, bgcolor: 'surface.hover' }}>
        <Box sx={{ height: 1, width: `${share * 100}%`, borderRadius: 4, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}
