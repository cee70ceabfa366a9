/**
 * What looks like a detail of a person: an email address, a date, a number of seven digits and more (phones, Medicare and
 * account numbers), a quote number, or a title before a name. A text with any of them stays in the house.
 */
const PATTERNS: readonly RegExp[] = [
  /\S@\S/,
  /(?:\d[\s().-]?){7,}/,
  /\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}\b/,
  /\b\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{2,4}\b/i,
  /\bQ-?\d{3,}/i,
  /\b(?:[Mm](?:r|rs|s|iss|x)|[Dd]r|[Pp]rof(?:essor)?)\.?\s+\p{Lu}/u,
  /\b(?:patient|client|lead)(?:\s+(?:is|was|called|named|name))*:?\s+\p{Lu}\p{Ll}+/u,
];

export function looksPersonal(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text));
}
