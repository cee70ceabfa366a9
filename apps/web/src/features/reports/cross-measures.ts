import type { CrossFigures } from '@quillcare/contracts';

/** What the cells of a table by two things can show. */
export const CROSS_MEASURES = [
  'quotes',
  'accepted',
  'share',
  'done',
  'quotedMinor',
  'acceptedMinor',
] as const;
export type CrossMeasure = (typeof CROSS_MEASURES)[number];

/** The filters of the quotes that a measure counts. */
export const MEASURE_FILTERS: Readonly<Record<CrossMeasure, Record<string, string>>> = {
  quotes: {},
  accepted: { outcome: 'ACCEPTED' },
  share: { outcome: 'ACCEPTED' },
  done: { marked: 'DONE' },
  quotedMinor: {},
  acceptedMinor: { outcome: 'ACCEPTED' },
};

/** The measure of a cell; a share of nothing is unknown. */
export function valueOf(measure: CrossMeasure, figures: CrossFigures): number | null {
  if (measure !== 'share') return figures[measure];
  return figures.quotes === 0 ? null : figures.accepted / figures.quotes;
}

/** How many quotes are behind the measure of a cell. */
export function countedIn(measure: CrossMeasure, { quotes, accepted, done }: CrossFigures): number {
  if (measure === 'done') return done;
  return measure === 'quotes' || measure === 'quotedMinor' ? quotes : accepted;
}

export function unitOf(measure: CrossMeasure): 'count' | 'money' | 'share' {
  if (measure === 'share') return 'share';
  return measure.endsWith('Minor') ? 'money' : 'count';
}
