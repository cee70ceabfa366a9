import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { EmptyState, type ToneName } from '@quillcare/ui';
import { useWords } from '../words/words';
import { ChartTable } from './chart-table.view';
import { figureWords } from './figures.en';

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
  kind: 'bar' | 'line';
  /** First heading of the table. Defaults to the word for periods. */
  axis?: string;
  /** Distinct labels of the horizontal axis, such as "March" or "Week 12". */
  periods: readonly string[];
  series: readonly ChartSeries[];
  /** `count`: whole numbers. `money`: minor units of the practice's currency. `share`: 0.25 is 25 %. */
  unit: 'count' | 'money' | 'share';
  /** Height in pixels. */
  height?: number;
}

// The charting library is large, so it is loaded with the first chart.
const Drawing = lazy(async () => ({ default: (await import('./chart-drawing.view')).ChartDrawing }));

/** Shows figures over time as a chart and, on request, as a table. Screen readers get the table. */
export function Chart(props: ChartProps) {
  const { label, periods, series, height = 240 } = props;
  const t = useWords(figureWords);
  const [isTable, setTable] = useState(false);
  if (periods.length === 0 || series.length === 0) return <EmptyState title={t('none')} />;
  return (
    <Box role="group" aria-label={label} sx={{ minWidth: 0, position: 'relative' }}>
      {!isTable && (
        <Box aria-hidden sx={{ minHeight: height }}>
          <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
            <Drawing {...props} height={height} />
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
