import type { OfferedChoices, PricedLine, Quote, QuoteLineInput, QuoteVersion } from '@quillcare/contracts';
import type { PaperChoices } from '@quillcare/rules';
import { isManual, toRow } from './editor/state/line-row';

/** Converts a line to input for use outside its quote, where a custom line keeps its fee. */
export function toTemplateLine(line: PricedLine): QuoteLineInput {
  const row = toRow(line);
  return isManual(line)
    ? { ...row, key: null, unitFeeMinor: line.enteredFeeMinor ?? line.unitFeeMinor }
    : row;
}

/** Returns the body with which the preview assesses a stored quote. */
export function toPreviewRequest(quote: Quote) {
  return {
    quoteId: quote.id,
    clientId: quote.client.id,
    doctorId: quote.doctor.id,
    hospitalId: quote.hospital?.id ?? null,
    siteId: quote.site?.id ?? null,
    procedureClass: quote.procedureClass,
    surgeries: quote.surgeries,
    quoteDiscount: quote.quoteDiscount,
    fund: quote.fund,
    validUntil: quote.validUntil,
    lines: quote.lines.map(toRow),
  };
}

/** Returns whether the patient can still respond. */
export function isAwaitingResponse({ status }: Pick<Quote, 'status'>): boolean {
  return status === 'SENT' || status === 'QUERY_RECEIVED';
}

/** Path of the quote's surgery case. The case list is filtered to it unless the quote has been superseded. */
export function casePath({
  id,
  status,
  surgeryCaseId,
}: Pick<Quote, 'id' | 'status' | 'surgeryCaseId'>): string {
  const own = status === 'SUPERSEDED' ? '' : `quoteId=${id}&`;
  return `/surgery-cases?${own}case=${surgeryCaseId}`;
}

/** Returns the latest version if it is newer than this one, otherwise null. */
export function findNewerVersion(
  quote: Pick<Quote, 'revision'>,
  versions: readonly QuoteVersion[],
): QuoteVersion | null {
  const [newest] = [...versions].sort((a, b) => b.revision - a.revision);
  return newest && newest.revision > quote.revision ? newest : null;
}

/**
 * Returns the version on which work continues, if newer than this one. Variations of a signed quote that ended unsigned do not
 * count: the signed quote remains in force and can be revised again.
 */
export function findActiveSuccessor(
  quote: Pick<Quote, 'revision' | 'supersededAt'>,
  versions: readonly QuoteVersion[],
): QuoteVersion | null {
  const newer = findNewerVersion(quote, versions);
  if (!newer) return null;
  const hasEnded = ['REJECTED', 'EXPIRED', 'WITHDRAWN'].includes(newer.status);
  return hasEnded && quote.supersededAt === null ? null : newer;
}

/** Whether the next version is a draft that the patient overtook by signing this one. It can be sent only as a change of it. */
export function isOvertaken(
  next: Pick<QuoteVersion, 'status' | 'variationOfId'> | null,
  { status }: Pick<Quote, 'status'>,
): boolean {
  return status === 'ACCEPTED' && next?.status === 'DRAFT' && next.variationOfId === null;
}

/** State of a discount's approval. An approval covers discounts up to the one requested. */
export type ApprovalState = 'NOT_NEEDED' | 'MISSING' | 'OUTGROWN' | 'REQUESTED' | 'APPROVED' | 'DECLINED';

export function getApprovalState({
  discount,
  approval,
}: Pick<Quote, 'discount' | 'approval'>): ApprovalState {
  if (!discount.approvalNeeded) return 'NOT_NEEDED';
  if (!approval) return 'MISSING';
  if (approval.state !== 'APPROVED') return approval.state;
  const { basisPoints, wholeBasisPoints } = approval;
  const highest = Math.max(discount.highestBasisPoints ?? 0, discount.basisPoints);
  const isCovered = highest <= basisPoints && discount.basisPoints <= (wholeBasisPoints ?? basisPoints);
  return isCovered ? 'APPROVED' : 'OUTGROWN';
}

/** The choices offered to the patient, as printed on the document. The first combination is the quote's own. */
export function toPaperChoices(choices: OfferedChoices | null): PaperChoices | null {
  return choices && { ...choices, chosen: choices.variants[0]?.optionIds ?? [] };
}
