import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ToneName } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { CHART_HEIGHT, type ChartProps } from './chart.view';
import { formatFigureShort, formatFigure } from './figure-words';

/** Colours of series without a tone of their own. The first series has the accent colour. */
const TONES: readonly ToneName[] = ['info', 'warning', 'neutral', 'success', 'error'];

const SLANTED = { angle: -30, fontSize: 12, textAnchor: 'end' } as const;

export function ChartDrawing({ periods, series, unit }: ChartProps) {
  const formats = useFormats();
  const { palette } = useTheme().vars!;
  const colourOf = (tone: ToneName | undefined, at: number) => {
    if (!tone && at === 0) return palette.primary.main;
    return palette.tone[tone ?? TONES[(at - 1) % TONES.length]!].text;
  };
  const axis = { disableLine: true, disableTicks: true };
  const isWordy = periods.some((period) => /\s/.test(period) && !/\d/.test(period));
  // Word labels are never skipped for lack of room, unlike dates. They are slanted and end below their bar.
  const words = isWordy
    ? { tickLabelInterval: () => true, height: 88, tickLabelStyle: SLANTED }
    : { height: 28 };
  return (
    <BarChart
      height={CHART_HEIGHT}
      hideLegend={series.length < 2}
      margin={{ top: 12, right: 20, bottom: 0, left: 0 }}
      grid={{ horizontal: true }}
      borderRadius={4}
      xAxis={[{ ...axis, ...words, scaleType: 'band', data: [...periods] }]}
      // Starts at 0, because a truncated axis exaggerates small changes.
      yAxis={[
        {
          ...axis,
          min: 0,
          width: 64,
          valueFormatter: (value: number) => formatFigureShort(value, unit, formats),
        },
      ]}
      series={series.map(({ id, label, values, tone }, at) => ({
        id,
        label,
        data: [...values],
        color: colourOf(tone, at),
        valueFormatter: (value: number | null) => formatFigure(value, unit, formats),
      }))}
      skipAnimation
      // Keyboard users have the table; the drawing is hidden from screen readers.
      disableKeyboardNavigation
    />
  );
}
