import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useState } from 'react';
import { EmptyState, type ToneName } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { formatFigure } from './figure-words';
import { figureWords } from './figures.en';

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: 1, py: 0.75, textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.8125rem' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

export interface ChartSeries {
  id: string;
  label: string;
  /** One value per entry of `periods`, in the chart's unit. Null where nothing is known. */
  values: readonly (number | null)[];
  /** Colour, if the series has a meaning: accepted is green. */
  tone?: ToneName;
}

export interface ChartProps {
  /** What the figures are. Accessible name of chart and table. */
  label: string;
  /** First heading of the table. Defaults to the word for periods. */
  axis?: string;
  /** Distinct labels of the horizontal axis, such as "March" or "Week 12". */
  periods: readonly string[];
  series: readonly ChartSeries[];
  /** `count`: whole numbers. `money`: minor units of the practice's currency. `share`: 0.25 is 25 %. */
  unit: 'count' | 'money' | 'share';
}

/** Height of the drawing in pixels. */
export const CHART_HEIGHT = 240;

// The charting library is large, so it is loaded with the first chart.
const Drawing = lazy(async () => ({ default: (await import('./chart-drawing.view')).ChartDrawing }));

/** Shows figures over time as a chart and, on request, as a table. Screen readers get the table. */
export function Chart(props: ChartProps) {
  const { label, periods, series } = props;
  const t = useWords(figureWords);
  const [isTable, setTable] = useState(false);
  if (periods.length === 0 || series.length === 0) return <EmptyState title={t('none')} />;
  return (
    <Box role="group" aria-label={label} sx={{ minWidth: 0, position: 'relative' }}>
      {!isTable && (
        <Box aria-hidden sx={{ minHeight: CHART_HEIGHT }}>
          <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
            <Drawing {...props} />
          </Suspense>
        </Box>
      )}
      <ChartTable {...props} isHidden={!isTable} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
        <Button size="small" onClick={() => setTable(!isTable)}>
          {isTable ? t('asChart') : t('asTable')}
        </Button>
      </Box>
    </Box>
  );
}

function ChartTable({ label, axis, periods, series, unit, isHidden }: ChartProps & { isHidden: boolean }) {
  const t = useWords(figureWords);
  const formats = useFormats();
  return (
    <Box sx={isHidden ? visuallyHidden : { overflowX: 'auto' }}>
      <Box component="table" aria-label={label} className="tabular" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{axis ?? t('period')}</th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period, at) => (
            <tr key={period}>
              <th scope="row">{period}</th>
              {series.map(({ id, values }) => (
                <td key={id}>{formatFigure(values[at] ?? null, unit, formats) ?? t('unknown')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
