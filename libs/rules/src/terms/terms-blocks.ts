/** A block of the practice's terms: plain text with headings, so that page, preview and PDF lay it out alike. */
export interface TermsBlock {
  readonly kind: 'heading' | 'paragraph';
  /** Line breaks within a paragraph are kept. */
  readonly text: string;
}

/** Splits terms into blocks. An empty line starts a paragraph, and a line starting with "# " is a heading. */
export function parseTermsBlocks(text: string): TermsBlock[] {
  const blocks: TermsBlock[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split(/\r\n?|\n/).map((one) => one.trimEnd())) {
    const heading = /^#\s+(.+)$/.exec(line)?.[1];
    if (heading === undefined && line !== '') lines.push(line);
    else endParagraph();
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
  }
  endParagraph();
  return blocks;
}
