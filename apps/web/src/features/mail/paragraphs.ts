/** The paragraphs of a text, which empty lines part. A line break within a paragraph is a space in an email. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** A text with an empty line between its paragraphs. */
export function textOf(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
