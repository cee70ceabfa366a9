import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@quillcare/rules';
import { relativeChange } from '../../shared/figures/change';
import { countedWords } from '../../shared/figures/counted.en';
import { StatTile, type Trend } from '../../shared/figures/stat-tile.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { enquiriesPath, quotesPath } from './report-links';
import { ReportPanel } from './report-panel.view';
import { formatShare } from './report-words';
import { reportWords } from './report.en';
import type { PartProps } from './use-report';

/** The four headline figures. */
export function KeyFigures({ summary, address }: PartProps) {
  const t = useWords(reportWords);
  const tCounted = useWords(countedWords);
  const { money, locale } = useFormats();
  const { can } = useRights();
  const { enquiries, quotes } = summary;
  const against = t('figures.against');
  const buildTrend = (
    now: number,
    before: number | undefined,
    cases = before,
    inWords: (value: number) => string = (value) => formatNumber(value, locale),
  ): Trend | undefined =>
    before && cases !== undefined
      ? { ...relativeChange(now, before, cases, inWords), against, goodWhen: 'up' }
      : undefined;
  const rate = (figures: { accepted: number; quotes: number } | null) =>
    figures && figures.quotes > 0 ? figures.accepted / figures.quotes : 0;
  const linkIfAllowed = (resource: 'LEADS' | 'QUOTES', to: string) =>
    can(resource, 'READ') ? to : undefined;
  return (
    <ReportPanel
      title={t('figures.title')}
      counted={t('figures.counted', { sent: tCounted('sent') })}
      address={address}
    >
      <Box sx={TILES}>
        <StatTile
          label={t('figures.enquiries')}
          value={enquiries ? formatNumber(enquiries.now.enquiries, locale) : '–'}
          trend={enquiries ? buildTrend(enquiries.now.enquiries, enquiries.before?.enquiries) : undefined}
          to={linkIfAllowed('LEADS', enquiriesPath(address.span))}
        />
        <StatTile
          label={t('figures.quotes')}
          value={formatNumber(quotes.now.quotes, locale)}
          trend={buildTrend(quotes.now.quotes, quotes.before?.quotes)}
          to={linkIfAllowed('QUOTES', quotesPath(address.span))}
        />
        <StatTile
          label={t('figures.accepted')}
          value={formatShare(quotes.now.accepted, quotes.now.quotes, locale)}
          trend={buildTrend(rate(quotes.now), rate(quotes.before), quotes.before?.quotes, (share) =>
            formatShare(share, 1, locale),
          )}
          to={linkIfAllowed('QUOTES', quotesPath(address.span, { outcome: 'ACCEPTED' }))}
        />
        <StatTile
          label={t('figures.value')}
          value={money(quotes.now.acceptedMinor)}
          trend={buildTrend(
            quotes.now.acceptedMinor,
            quotes.before?.acceptedMinor,
            quotes.before?.accepted,
            money,
          )}
          to={linkIfAllowed('QUOTES', quotesPath(address.span, { outcome: 'ACCEPTED' }))}
        />
      </Box>
      {quotes.now.waiting > 0 && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t('figures.open', { count: quotes.now.waiting })}
        </Typography>
      )}
    </ReportPanel>
  );
}

const TILES = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;
