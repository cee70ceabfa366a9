import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ToneName } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import type { ChartProps } from './chart.view';
import { inShort, inWords } from './figure-words';

/** Colours of series without a tone of their own. The first series has the accent colour. */
const TONES: readonly ToneName[] = ['info', 'warning', 'neutral', 'success', 'error'];

const SLANTED = { angle: -30, fontSize: 12, textAnchor: 'end' } as const;

export function ChartDrawing({ kind, periods, series, unit, height }: ChartProps) {
  const formats = useFormats();
  const { palette } = useTheme().vars!;
  const colourOf = (tone: ToneName | undefined, at: number) => {
    if (!tone && at === 0) return palette.primary.main;
    return palette.tone[tone ?? TONES[(at - 1) % TONES.length]!].text;
  };
  const lines = series.map(({ id, label, values, tone }, at) => ({
    id,
    label,
    data: [...values],
    color: colourOf(tone, at),
    valueFormatter: (value: number | null) => inWords(value, unit, formats),
  }));
  const axis = { disableLine: true, disableTicks: true };
  const shared = {
    height,
    hideLegend: series.length < 2,
    margin: { top: 12, right: 20, bottom: 0, left: 0 },
    grid: { horizontal: true },
    // Starts at 0, because a truncated axis exaggerates small changes.
    yAxis: [{ ...axis, min: 0, width: 64, valueFormatter: (value: number) => inShort(value, unit, formats) }],
    skipAnimation: true,
    // Keyboard users have the table; the drawing is hidden from screen readers.
    disableKeyboardNavigation: true,
  };
  const isWordy = periods.some((period) => /\s/.test(period) && !/\d/.test(period));
  // Word labels are never skipped for lack of room, unlike dates. They are slanted and end below their bar.
  const words = isWordy
    ? { tickLabelInterval: () => true, height: 88, tickLabelStyle: SLANTED }
    : { height: 28 };
  const xAxis = { ...axis, data: [...periods], ...words };
  if (kind === 'bar')
    return <BarChart {...shared} borderRadius={4} xAxis={[{ ...xAxis, scaleType: 'band' }]} series={lines} />;
  const drawn = lines.map((line) => ({ ...line, curve: 'linear' as const, showMark: periods.length < 13 }));
  return <LineChart {...shared} xAxis={[{ ...xAxis, scaleType: 'point' }]} series={drawn} />;
}
