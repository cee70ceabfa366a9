import type { DashboardFigures } from '@quillcare/contracts';
import { relativeChange } from '../../../shared/figures/change';
import type { Trend } from '../../../shared/figures/stat-tile.view';

export type FigureName =
  'asked' | 'converted' | 'sent' | 'sentMinor' | 'accepted' | 'acceptedMinor' | 'waiting' | 'waitingMinor';

/** A figure, linked to the list behind it. */
export interface Figure {
  name: FigureName;
  value: number;
  /** Value in the previous period. Undefined if there is no comparison. */
  before?: number;
  /** Number of records in the previous period, even if the figure is an amount. */
  casesBefore?: number;
  isMoney: boolean;
  to: string;
}

const WAITING = ['SENT', 'QUERY_RECEIVED'];
/** Waiting quotes, defined as in the reports: variations of signed quotes are excluded. */
const WAITING_LIST = '/quotes?view=all&outcome=WAITING';

/** Returns the figures the user may see, each linked to the list of what it counts. */
export function buildFigures({ from, to, quotes, leads }: DashboardFigures): Figure[] {
  const rangeQuery = (name: string) => `${name}From=${from}&${name}To=${to}`;
  const received = `/leads?${rangeQuery('createdAt')}`;
  const sent = `/quotes?view=all&${rangeQuery('firstSent')}`;
  const accepted = `/surgery-cases?${rangeQuery('acceptedAt')}`;
  const waiting = quotes?.byStatus.filter(({ status }) => WAITING.includes(status)) ?? [];
  const waits = { to: WAITING_LIST };
  const compareFigure = (
    name: FigureName,
    figure: { now: number; before: number },
    path: string,
    cases = figure,
  ): Figure => ({
    name,
    value: figure.now,
    before: figure.before,
    casesBefore: cases.before,
    to: path,
    isMoney: name.endsWith('Minor'),
  });
  return [
    ...(leads
      ? [
          compareFigure('asked', leads.asked, received),
          compareFigure('converted', leads.converted, `/leads?status=CONVERTED&${rangeQuery('convertedAt')}`),
        ]
      : []),
    ...(quotes
      ? [
          compareFigure('sent', quotes.sent, sent),
          compareFigure('sentMinor', quotes.sentMinor, sent, quotes.sent),
          compareFigure('accepted', quotes.accepted, accepted),
          compareFigure('acceptedMinor', quotes.acceptedMinor, accepted, quotes.accepted),
          {
            name: 'waiting' as const,
            value: sum(waiting.map(({ count }) => count)),
            isMoney: false,
            ...waits,
          },
          {
            name: 'waitingMinor' as const,
            isMoney: true,
            ...waits,
            value: sum(waiting.map(({ amountMinor }) => amountMinor)),
          },
        ]
      : []),
  ];
}

/** Returns the trend of a figure. Undefined if there is nothing to compare it with. */
export function toTrend(
  { value, before, casesBefore }: Figure,
  against: string,
  inWords: (value: number) => string,
): Trend | undefined {
  if (before === undefined || casesBefore === undefined || before === 0) return undefined;
  return { ...relativeChange(value, before, casesBefore, inWords), against, goodWhen: 'up' };
}

export interface Stage {
  name: 'NEW' | 'CONTACTED' | 'QUALIFIED' | 'DRAFT' | 'SENT' | 'QUERY_RECEIVED';
  count: number;
  amountMinor: number;
  to: string;
}

const LEAD_STAGES = ['NEW', 'CONTACTED', 'QUALIFIED'] as const;
const QUOTE_STAGES = ['DRAFT', 'SENT', 'QUERY_RECEIVED'] as const;

/** Returns the funnel's stages, from first enquiry to answered quote, with the number at each. */
export function buildStages({ leads, quotes }: DashboardFigures): Stage[] {
  const buildStage = (
    name: Stage['name'],
    counted: readonly { status: string; count: number; amountMinor: number }[],
    path: string,
    also = '',
  ): Stage => {
    const found = counted.find(({ status }) => status === name);
    const { count, amountMinor } = found ?? { count: 0, amountMinor: 0 };
    return { name, count, amountMinor, to: `${path}?status=${name}${also}` };
  };
  return [
    ...(leads ? LEAD_STAGES.map((name) => buildStage(name, leads.byStatus, '/leads')) : []),
    ...(quotes
      ? QUOTE_STAGES.map((name) =>
          buildStage(name, quotes.byStatus, '/quotes', name === 'DRAFT' ? '' : '&outcome=WAITING'),
        )
      : []),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
