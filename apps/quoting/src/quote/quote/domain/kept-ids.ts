import type { QuoteLineInput } from '@quillcare/contracts';
import { discountFrom } from './line-edits';
import { isTyped, type QuoteLineRequest } from './line-requests';

/** Where a line without a key was before; `key` is null for one that takes the place of a surgery's line. */
export interface KeptId {
  readonly id: string;
  readonly key: string | null;
}

/**
 * The place of each line that was sent without a key: an unchanged line keeps its own wherever it moved, a changed line has that
 * of the line it replaces, and a new one has none (null). The audit then shows only what was edited.
 */
export function keptIds(
  lines: readonly QuoteLineInput[],
  stored: readonly QuoteLineRequest[],
  newId: () => string,
): (KeptId | null)[] {
  const keyed = new Set(lines.map(({ key }) => key));
  const free = new Map(stored.filter(({ key }) => !keyed.has(key)).map((line) => [line.id, line]));
  const take = (line: QuoteLineRequest | undefined): KeptId | undefined => {
    if (line === undefined || !free.delete(line.id)) return undefined;
    return { id: line.id, key: isTyped(line) ? line.key : null };
  };
  const same = lines.map((sent) => {
    if (sent.key !== null) return null;
    const wanted = textOfInput(sent);
    return take([...free.values()].find((line) => textOfStored(line) === wanted));
  });
  return same.map((kept, at) =>
    kept === undefined ? (take(stored[at]) ?? { id: newId(), key: null }) : kept,
  );
}

function textOfInput(sent: QuoteLineInput): string {
  return JSON.stringify([
    ...[sent.kind, sent.surgeryId, sent.description, sent.providerName, sent.billedBy, sent.basis],
    ...[sent.quantity, sent.unitFeeMinor ?? 0, discountFrom(sent), sent.gstTreatment, sent.mbsItem],
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
