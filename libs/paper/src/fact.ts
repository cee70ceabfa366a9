/**
 * Returns the machine-readable fact that a PDF file carries under this name (`Paper.fact`), or null if it has none. The file's
 * seal covers it.
 */
export function readFact(pdf: Buffer, name: string): string | null {
  const text = pdf.toString('latin1');
  const info = /\/Info (\d+) 0 R/.exec(text.slice(text.lastIndexOf('trailer')))?.[1];
  if (info === undefined) return null;
  const start = text.indexOf(`\n${info} 0 obj`);
  const dictionary = text.slice(start, text.indexOf('endobj', start));
  // Titles and authors are single-line, so neither can imitate the Keywords entry.
  return new RegExp(`\n\\s*/Keywords \\(${name}=(\\w+)\\)`).exec(dictionary)?.[1] ?? null;
}
