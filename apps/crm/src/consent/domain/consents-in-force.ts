import { consentChannel, type ConsentChannel, type ConsentDecision } from '@quillcare/contracts';

type Decided = Pick<ConsentDecision, 'id' | 'channel' | 'decidedAt'>;

/** Returns the latest decision per channel, in channel order. Null for channels without one. */
export function consentsInForce<D extends Decided>(
  decisions: readonly D[],
): { channel: ConsentChannel; decision: D | null }[] {
  return consentChannel.options.map((channel) => {
    const ofChannel = decisions.filter((decision) => decision.channel === channel);
    const [last = null] = ofChannel.sort(newestFirst);
    return { channel, decision: last };
  });
}

/** Of decisions made at the same instant, the one recorded later wins, because ids sort by time. */
export function newestFirst(one: Decided, other: Decided): number {
  return other.decidedAt.localeCompare(one.decidedAt) || other.id.localeCompare(one.id);
}
