/**
 * Whether a PDF file says of itself that it keeps to PDF/UA-1, the standard for people who cannot see it. `PaperRenderer` asks for
 * that; what the standard refuses is drawn without it.
 */
export function attestsAccessibility(pdf: Buffer): boolean {
  return pdf.includes('<pdfuaid:part>1</pdfuaid:part>');
}
