import type { NewTrace } from '@quillcare/service-kit';
import type { KnownRecord, RecordPlan } from './record-plan';

/** Returns what is needed to undo a batch: the records it created, changed or added a note to. */
export function tracesOf<F extends object>(
  plan: Pick<RecordPlan<F>, 'inserts' | 'updates'>,
  known: readonly KnownRecord<F>[],
  notes: readonly { id: string; recordId: string }[],
): NewTrace[] {
  const added = new Map<string, string[]>();
  for (const { id, recordId } of notes) added.set(recordId, [...(added.get(recordId) ?? []), id]);
  const traces = [...plan.inserts, ...plan.updates].map(({ id, before, version }): NewTrace => {
    const itself = {
      act: before ? ('CHANGED' as const) : ('CREATED' as const),
      before: before && (Object.fromEntries(Object.entries(before)) as Record<string, unknown>),
    };
    const versions = { versionBefore: version, versionAfter: version + 1 };
    return { recordId: id, ...itself, ...versions, added: added.get(id) ?? null };
  });
  const traced = new Set(traces.map(({ recordId }) => recordId));
  const noteOnly = known.filter(({ id }) => added.has(id) && !traced.has(id));
  return [...traces, ...noteOnly.map(({ id, version }) => noteOnlyTrace(id, version, added.get(id) ?? []))];
}

function noteOnlyTrace(recordId: string, version: number, added: string[]): NewTrace {
  return { recordId, act: 'CHANGED', before: null, added, versionBefore: version, versionAfter: version };
}
