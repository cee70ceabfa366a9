import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReportSummary } from '@quillcare/contracts';
import { averageMinutes, medianMinutes, shareWithinDay, type TimeFigures } from '@quillcare/rules';
import { useState } from 'react';
import { Chart } from '../../shared/figures/chart.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords, word } from '../../shared/words/words';
import { LinkedFigure } from './figure.view';
import { enquiriesPath, questionsPath, quotesPath } from './report-links';
import type { ReportAddress } from './report-period';
import { ReportPanel } from './report-panel.view';
import { ReportSelect } from './report-select.view';
import { ReportTable } from './report-table.view';
import { formatDuration, formatShare, timeClassLabels } from './report-words';
import { reportWords } from './report.en';
import type { PartProps } from './use-report';

type Measure = keyof ReportSummary['times'];
type ComparedFigures = { now: TimeFigures; before: TimeFigures | null };

const MEASURES: readonly { measure: Measure; to: (address: ReportAddress) => string }[] = [
  { measure: 'contact', to: ({ span }) => enquiriesPath(span, { stage: 'REACHED' }) },
  { measure: 'answer', to: ({ span }) => questionsPath(span, true) },
  { measure: 'acceptance', to: ({ span }) => quotesPath(span, { outcome: 'ACCEPTED' }) },
  { measure: 'conversion', to: ({ span }) => enquiriesPath(span, { stage: 'ACCEPTED' }) },
];

/** How long patients wait for the practice, and the practice for patients. */
export function Times({ summary, address }: PartProps) {
  const t = useWords(reportWords);
  const { locale } = useFormats();
  const { times, unanswered } = summary;
  const known = MEASURES.filter(({ measure }) => times[measure] !== null);
  const label = t('times.unanswered', { count: unanswered });
  return (
    <ReportPanel title={t('times.title')} counted={t('times.counted')} address={address} table="TIMES">
      <ReportTable
        label={t('times.title')}
        columns={[
          t('times.measure'),
          t('times.cases'),
          t('times.average'),
          t('times.half'),
          t('times.day'),
          ...(address.before ? [t('times.before')] : []),
        ]}
        rows={known.map(({ measure, to }) => ({
          key: measure,
          name: t(`times.${measure}`),
          cells: [
            <LinkedFigure
              key="cases"
              value={times[measure]!.now.count}
              to={to(address)}
              label={t(`times.${measure}`)}
            />,
            ...timeCells(times[measure]!, locale),
            ...toComparisonCells(times[measure]!, t(`times.${measure}`), address, to, locale),
          ],
        }))}
      />
      {unanswered > 0 && (
        <Typography sx={{ mt: 1.5 }}>
          <LinkedFigure value={unanswered} to={questionsPath(address.span, false)} label={label}>
            {label}
          </LinkedFigure>
        </Typography>
      )}
      <TimeDistribution times={times} measures={known.map(({ measure }) => measure)} />
    </ReportPanel>
  );
}

function timeCells({ now }: ComparedFigures, locale: string): string[] {
  const inWords = inWordsOf(locale);
  const half = medianMinutes(now);
  return [
    inWords(averageMinutes(now)),
    now.count > 0 && half === null ? word(reportWords, 'times.longer') : inWords(half),
    formatShare((shareWithinDay(now) ?? 0) * now.count, now.count, locale),
  ];
}

const inWordsOf = (locale: string) => (minutes: number | null) =>
  minutes === null ? '–' : formatDuration(minutes, locale);

/** The average of the comparison period, linked to its cases. */
function toComparisonCells(
  { before }: ComparedFigures,
  name: string,
  address: ReportAddress,
  to: (address: ReportAddress) => string,
  locale: string,
) {
  if (!address.before) return [];
  if (!before) return ['–'];
  const label = `${name}, ${word(reportWords, 'times.before')}`;
  return [
    <LinkedFigure
      key="before"
      value={before.count}
      to={to({ ...address, span: address.before })}
      label={label}
    >
      {inWordsOf(locale)(averageMinutes(before))}
    </LinkedFigure>,
  ];
}

/** Distribution of one of the durations. */
function TimeDistribution({
  times,
  measures,
}: {
  times: ReportSummary['times'];
  measures: readonly Measure[];
}) {
  const t = useWords(reportWords);
  const { locale } = useFormats();
  const [chosen, setChosen] = useState<Measure>('acceptance');
  const shown = times[chosen];
  if (!shown) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <ReportSelect
        label={t('times.spreadOf')}
        value={chosen}
        options={measures.map((value) => ({ value, label: t(`times.${value}`) }))}
        onChange={setChosen}
        sx={{ minWidth: 220, mb: 1 }}
      />
      <Chart
        label={t('times.spread', { measure: t(`times.${chosen}`) })}
        axis={t('times.measure')}
        unit="count"
        periods={timeClassLabels(locale)}
        series={[
          { id: 'now', label: t('times.now'), values: shown.now.classes },
          ...(shown.before
            ? [
                {
                  id: 'before',
                  label: t('times.compared'),
                  values: shown.before.classes,
                  tone: 'neutral' as const,
                },
              ]
            : []),
        ]}
      />
    </Box>
  );
}
