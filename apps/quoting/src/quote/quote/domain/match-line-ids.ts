import type { QuoteLineInput } from '@quillcare/contracts';
import { parseDiscount } from './line-edits';
import { isTypedLine, type QuoteLineRequest } from './line-requests';

/** The stored line that a line without a key continues. `key` is null if that line belongs to a surgery. */
export interface MatchedId {
  readonly id: string;
  readonly key: string | null;
}

/**
 * Matches lines sent without a key to stored ones: an unchanged line keeps its id wherever it moved, a changed line takes the id
 * of the line it replaces, and a new line gets a new id. Null for a line with a key. As a result the audit shows only real edits.
 */
export function matchLineIds(
  lines: readonly QuoteLineInput[],
  stored: readonly QuoteLineRequest[],
  newId: () => string,
): (MatchedId | null)[] {
  const keyed = new Set(lines.map(({ key }) => key));
  const free = new Map(stored.filter(({ key }) => !keyed.has(key)).map((line) => [line.id, line]));
  const takeMatch = (line: QuoteLineRequest | undefined): MatchedId | undefined => {
    if (line === undefined || !free.delete(line.id)) return undefined;
    return { id: line.id, key: isTypedLine(line) ? line.key : null };
  };
  const same = lines.map((sent) => {
    if (sent.key !== null) return null;
    const text = textOfInput(sent);
    return takeMatch([...free.values()].find((line) => textOfStored(line) === text));
  });
  return same.map((match, at) =>
    match === undefined ? (takeMatch(stored[at]) ?? { id: newId(), key: null }) : match,
  );
}

function textOfInput(sent: QuoteLineInput): string {
  return JSON.stringify([
    ...[sent.kind, sent.surgeryId, sent.description, sent.providerName, sent.billedBy, sent.basis],
    ...[sent.quantity, sent.unitFeeMinor ?? 0, parseDiscount(sent), sent.gstTreatment, sent.mbsItem],
    ...[sent.medicareBenefitMinor, sent.fundBenefitMinor],
  ]);
}

function textOfStored(line: QuoteLineRequest): string {
  return JSON.stringify([
    ...[line.kind, line.surgeryId, line.description, line.providerName, line.billedBy, line.basis],
    ...[line.quantity, line.enteredFeeMinor, line.discount, line.enteredGst, line.mbsItem],
    ...[line.enteredMedicareMinor, line.enteredFundMinor],
  ]);
}
