import Box from '@mui/material/Box';
import type { EnquiryFigures, LeadStage } from '@quillcare/contracts';
import { EmptyState } from '@quillcare/ui';
import { Chart } from '../../shared/figures/chart.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { LinkedFigure } from './figure.view';
import { enquiriesPath } from './report-links';
import { ReportPanel } from './report-panel.view';
import { ReportTable } from './report-table.view';
import { formatShare } from './report-words';
import { reportWords } from './report.en';
import type { PartProps } from './use-report';

type Step = Exclude<keyof EnquiryFigures, 'expectedMinor' | 'lost'>;

const STEPS: readonly { step: Step; stage: LeadStage | undefined }[] = [
  { step: 'enquiries', stage: undefined },
  { step: 'reached', stage: 'REACHED' },
  { step: 'converted', stage: 'CONVERTED' },
  { step: 'quoted', stage: 'QUOTED' },
  { step: 'accepted', stage: 'ACCEPTED' },
  { step: 'done', stage: 'DONE' },
];

/** How many enquiries reached each stage. */
export function Funnel({ summary, address }: PartProps) {
  const t = useWords(reportWords);
  const { enquiries } = summary;
  if (!enquiries) return null;
  return (
    <ReportPanel title={t('funnel.title')} counted={t('funnel.counted')} address={address} table="FUNNEL">
      {enquiries.now.enquiries === 0 ? (
        <EmptyState title={t('funnel.empty')} />
      ) : (
        <Steps enquiries={enquiries} address={address} />
      )}
    </ReportPanel>
  );
}

interface StepsProps {
  enquiries: NonNullable<PartProps['summary']['enquiries']>;
  address: PartProps['address'];
}

function Steps({ enquiries: { now, before }, address: { span, before: former } }: StepsProps) {
  const t = useWords(reportWords);
  const { locale } = useFormats();
  const columns = [t('funnel.step'), t('funnel.count'), t('funnel.share')];
  const figure = (step: Step | 'lost', to: string) => (
    <LinkedFigure value={now[step]} to={to} label={t(`funnel.${step}`)} />
  );
  const renderComparison = (step: Step | 'lost', filters: Parameters<typeof enquiriesPath>[1]) =>
    before && former
      ? [
          <LinkedFigure
            key="before"
            value={before[step]}
            to={enquiriesPath(former, filters)}
            label={`${t(`funnel.${step}`)}, ${t('funnel.before')}`}
          />,
        ]
      : [];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Bars now={now} before={before} />
      <ReportTable
        label={t('funnel.title')}
        columns={before ? [...columns, t('funnel.before')] : columns}
        rows={[
          ...STEPS.map(({ step, stage }) => ({
            key: step,
            name: t(`funnel.${step}`),
            cells: [
              figure(step, enquiriesPath(span, stage ? { stage } : {})),
              formatShare(now[step], now.enquiries, locale),
              ...renderComparison(step, stage ? { stage } : {}),
            ],
          })),
          {
            key: 'lost',
            name: t('funnel.lost'),
            cells: [
              figure('lost', enquiriesPath(span, { status: 'LOST' })),
              formatShare(now.lost, now.enquiries, locale),
              ...renderComparison('lost', { status: 'LOST' }),
            ],
          },
        ]}
      />
    </Box>
  );
}

/** The funnel as bars, with the comparison period. */
function Bars({ now, before }: { now: EnquiryFigures; before: EnquiryFigures | null }) {
  const t = useWords(reportWords);
  const valuesOf = (figures: EnquiryFigures) => STEPS.map(({ step }) => figures[step]);
  return (
    <Chart
      label={t('funnel.chart')}
      axis={t('funnel.step')}
      unit="count"
      periods={STEPS.map(({ step }) => t(`funnel.${step}`))}
      series={[
        { id: 'now', label: t('funnel.count'), values: valuesOf(now) },
        ...(before
          ? [{ id: 'before', label: t('funnel.before'), values: valuesOf(before), tone: 'neutral' as const }]
          : []),
      ]}
    />
  );
}
