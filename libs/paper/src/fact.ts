/** What a PDF file tells machines under this name (`Paper.fact`); null if it tells nothing. A seal of the file covers it. */
export function factOf(pdf: Buffer, name: string): string | null {
  const text = pdf.toString('latin1');
  const info = /\/Info (\d+) 0 R/.exec(text.slice(text.lastIndexOf('trailer')))?.[1];
  if (info === undefined) return null;
  const start = text.indexOf(`\n${info} 0 obj`);
  const dictionary = text.slice(start, text.indexOf('endobj', start));
  // Titles and names have no line breaks, so that none of them can look like the keywords.
  return new RegExp(`\n\\s*/Keywords \\(${name}=(\\w+)\\)`).exec(dictionary)?.[1] ?? null;
}
