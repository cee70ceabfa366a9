/**
 * Returns whether a PDF file declares conformance to PDF/UA-1, the accessibility standard. `PaperRenderer` requests conformance
 * but draws without it where the standard rejects the content.
 */
export function claimsAccessibility(pdf: Buffer): boolean {
  return pdf.includes('<pdfuaid:part>1</pdfuaid:part>');
}
