import { consentChannel, type ConsentChannel, type ConsentDecision } from '@quillcare/contracts';

type Decided = Pick<ConsentDecision, 'id' | 'channel' | 'decidedAt'>;

/** The last decision of each channel, in the order of the channels; null where there was none. */
export function consentsInForce<D extends Decided>(
  decisions: readonly D[],
): { channel: ConsentChannel; decision: D | null }[] {
  return consentChannel.options.map((channel) => {
    const ofChannel = decisions.filter((decision) => decision.channel === channel);
    const [last = null] = ofChannel.sort(newestFirst);
    return { channel, decision: last };
  });
}

/** Of two decisions of the same moment the one that was recorded later counts: ids sort by time. */
export function newestFirst(one: Decided, other: Decided): number {
  return other.decidedAt.localeCompare(one.decidedAt) || other.id.localeCompare(one.id);
}
