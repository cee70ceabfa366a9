import type { CrossFigures } from '@quillcare/contracts';

export const CROSS_MEASURES = [
  'quotes',
  'accepted',
  'share',
  'done',
  'quotedMinor',
  'acceptedMinor',
] as const;
export type CrossMeasure = (typeof CROSS_MEASURES)[number];

/** List filters for the quotes a measure counts. */
export const MEASURE_FILTERS: Readonly<Record<CrossMeasure, Record<string, string>>> = {
  quotes: {},
  accepted: { outcome: 'ACCEPTED' },
  share: { outcome: 'ACCEPTED' },
  done: { marked: 'DONE' },
  quotedMinor: {},
  acceptedMinor: { outcome: 'ACCEPTED' },
};

/** Returns the value of a measure. Null for the share of no quotes. */
export function valueOf(measure: CrossMeasure, figures: CrossFigures): number | null {
  if (measure !== 'share') return figures[measure];
  return figures.quotes === 0 ? null : figures.accepted / figures.quotes;
}

/** Returns the number of quotes behind the value. */
export function countedIn(measure: CrossMeasure, { quotes, accepted, done }: CrossFigures): number {
  if (measure === 'done') return done;
  return measure === 'quotes' || measure === 'quotedMinor' ? quotes : accepted;
}

export function unitOf(measure: CrossMeasure): 'count' | 'money' | 'share' {
  if (measure === 'share') return 'share';
  return measure.endsWith('Minor') ? 'money' : 'count';
}
