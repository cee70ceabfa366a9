/** A part of a legal page with a heading of its own. */
export interface LegalSection {
  /** What an address names it by. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** After the points. */
  after?: readonly string[];
}

export interface LegalDocument {
  title: string;
  subtitle: string;
  /** The day of the last change, YYYY-MM-DD. */
  updatedOn: string;
  /** What matters most, for those who read no further. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}

export const legalTexts = {
  updated: 'Last updated',
  inShort: 'In short',
  contents: 'On this page',
} as const;
