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
  /** One per entry of `periods`, in the chart's unit; null where nothing is known. */
  values: readonly (number | null)[];
  /** Its colour, where the series means something: accepted is green. */
  tone?: ToneName;
}

export interface ChartProps {
  /** What the figures are: read out, and the table's name. */
  label: string;
  kind: 'bar' | 'line';
  /** What the horizontal axis has, as the table's first heading; periods unless stated. */
  axis?: string;
  /** The horizontal axis in words, each different: "March", "Week 12". */
  periods: readonly string[];
  series: readonly ChartSeries[];
  /** `count`: whole numbers. `money`: minor units of the practice's currency. `share`: 0.25 is 25 %. */
  unit: 'count' | 'money' | 'share';
  /** Pixels. */
  height?: number;
}

// The charts are a large library, loaded with the first of them.
const Drawing = lazy(async () => ({ default: (await import('./chart-drawing.view')).ChartDrawing }));

/** Figures over time, as a drawing and, for whoever wants the numbers, as a table; screen readers get the table. */
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
