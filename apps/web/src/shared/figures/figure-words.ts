import { numberFormat } from '@quillcare/rules';
import type { Formats } from '../formats/use-formats';
import type { ChartProps } from './chart.view';

/** Formats a figure of a chart in its unit. Null stays null. */
export function inWords(
  value: number | null,
  unit: ChartProps['unit'],
  { money, locale }: Pick<Formats, 'money' | 'locale'>,
): string | null {
  if (value === null) return null;
  if (unit === 'money') return money(value);
  const options = unit === 'share' ? ({ style: 'percent', maximumFractionDigits: 1 } as const) : {};
  return numberFormat(locale, options).format(value);
}

/** Formats a figure for an axis, where space is limited: "$12K". */
export function inShort(value: number, unit: ChartProps['unit'], { currency, locale }: Formats): string {
  if (unit === 'share') return numberFormat(locale, { style: 'percent' }).format(value);
  if (unit === 'count') return numberFormat(locale, { notation: 'compact' }).format(value);
  const options = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } as const;
  return numberFormat(locale, { ...options, minimumFractionDigits: 0 }).format(value / 100);
}
