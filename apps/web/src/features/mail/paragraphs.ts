/** Splits a text into paragraphs at blank lines. A single line break becomes a space in the email. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** Joins paragraphs with a blank line between them. */
export function textOf(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
