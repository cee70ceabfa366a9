export interface LegalSection {
  /** Fragment id in the URL. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** Paragraphs after the bullet points. */
  after?: readonly string[];
}

export interface LegalDocument {
  title: string;
  subtitle: string;
  /** Date of the last change, YYYY-MM-DD. */
  updatedOn: string;
  /** Key points, for those who read no further. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}

export const legalTexts = { updated: 'Last updated', inShort: 'In short', contents: 'On this page' } as const;
