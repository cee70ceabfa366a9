const RECORD_NOUNS =
  '(?:records?|rows?|clients?|patients?|contacts?|leads?|people|doctors?|surgeries|procedures|entries|items|results)';
/** Texts that reports print below a list. */
const FOOTER_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `^(?:grand |sub[- ]?)?totals?(?: (?:number of )?(?:${RECORD_NOUNS}|amount|count|fees?))?\\s*[:=]?\\s*\\$?[\\d,.]*$`,
    'i',
  ),
  new RegExp(`^(?:count|number of ${RECORD_NOUNS}|${RECORD_NOUNS})\\s*[:=]\\s*[\\d,]+$`, 'i'),
  new RegExp(
    `^[\\d,]+ ${RECORD_NOUNS}(?: (?:in total|total|found|listed|exported|selected|shown))?\\.?$`,
    'i',
  ),
  /^(?:this )?(?:report|list|file|export|data) (?:was )?(?:generated|printed|exported|created|produced|run|date)\b/i,
  /^(?:generated|printed|exported|created|produced|extracted) (?:on|by|at|from|:)?\s*.*\d{2,}/i,
  /^(?:report|print|export|run) (?:date|time)\b/i,
  /^page \d+(?: of \d+)?$/i,
  /^[*\-=\s]*end of (?:report|list|file|export|data)\b/i,
  /^as (?:at|of) .*\d/i,
  /^(?:©|copyright\b|confidential\b|all rights reserved)/i,
];
const AMOUNT = /^[-(]?(?:A|NZ)?\$?\s?\d[\d,]*(?:\.\d+)?%?\)?$/;
const DATE = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:[\sT]+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?)?$/i;
/** Keeps a row with a phone number from being taken for a row of totals. */
const PHONE = /^\+|^\(?0\d|^6[14]\d{8,}/;
const MIN_PHONE_DIGITS = 8;

/**
 * Returns whether a row below the header is not a record but a total, a count or report boilerplate. A row with an email address,
 * a phone number or any other text is a person, even one named Total.
 */
export function isNonRecordRow(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (!filled.some(isReportFooter)) return false;
  return filled.every((cell) => isReportFooter(cell) || isNumericCell(cell));
}

function isReportFooter(cell: string): boolean {
  return cell.length <= 200 && !cell.includes('@') && FOOTER_PATTERNS.some((saying) => saying.test(cell));
}

function isNumericCell(cell: string): boolean {
  if (PHONE.test(cell) && cell.replace(/\D/g, '').length >= MIN_PHONE_DIGITS) return DATE.test(cell);
  return AMOUNT.test(cell) || DATE.test(cell);
}
