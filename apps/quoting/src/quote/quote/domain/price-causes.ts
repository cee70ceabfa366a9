import type { PricedLine } from '@quillcare/contracts';
import type { TraceStep } from '@quillcare/rules';
import type { QuoteContent } from './quote.state';

export interface PriceCause {
  /** `BASE` (a fee of the surgery's configuration), `OPTION`, `RULE`, `GST` or `MBS_TABLE`. */
  kind: string;
  name: string;
}

type Priced = Pick<QuoteContent, 'lines' | 'mbsTableDate'>;

const SHOWN_STEPS = new Set(['BASE', 'OPTION', 'RULE', 'GST']);

/** Why two prices of a quote differ: the differing steps of their traces, without duplicates. */
export function findPriceCauses(before: Priced, after: Priced): PriceCause[] {
  const earlier = new Map(before.lines.map((line) => [line.key, line]));
  const causes = after.lines.flatMap((line) => {
    const old = earlier.get(line.key);
    return old === undefined ? [] : [...changedSteps(old, line), ...tableChange(old, line, after)];
  });
  return [...new Map(causes.map((cause) => [`${cause.kind} ${cause.name}`, cause])).values()];
}

function changedSteps(before: PricedLine, after: PricedLine): PriceCause[] {
  if (before.totalMinor === after.totalMinor && before.unitFeeMinor === after.unitFeeMinor) return [];
  const [old, now] = [stepsOf(before), stepsOf(after)];
  const differing = [
    ...[...now].filter(([key]) => !old.has(key)),
    ...[...old].filter(([key]) => !now.has(key)),
  ];
  return differing.map(([, { rule }]) => ({ kind: rule.kind, name: rule.name }));
}

/** Keyed by what a step does rather than by its result, because a percentage of an increased fee is not itself a cause. */
function stepsOf({ trace }: PricedLine): Map<string, TraceStep> {
  const steps = trace.filter(({ rule }) => SHOWN_STEPS.has(rule.kind));
  return new Map(steps.map((step) => [effectKey(step), step]));
}

function effectKey({ rule, words }: TraceStep): string {
  const consequences = new Set(['surgeonFeeMinor', 'gstMinor']);
  const values = Object.entries(words.values).filter(([name]) => !consequences.has(name));
  return JSON.stringify([rule.kind, rule.id, words.key, values.sort()]);
}

function tableChange(before: PricedLine, after: PricedLine, { mbsTableDate }: Priced): PriceCause[] {
  const isOther = before.scheduleFeeMinor !== after.scheduleFeeMinor;
  return isOther && mbsTableDate !== null ? [{ kind: 'MBS_TABLE', name: mbsTableDate }] : [];
}
