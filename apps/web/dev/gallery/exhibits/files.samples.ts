const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
  <rect width="480" height="320" fill="#E4F1F0"/>
  <circle cx="240" cy="150" r="80" fill="#0F6E6E"/>
  <text x="240" y="280" font-family="sans-serif" font-size="24" text-anchor="middle">Sample</text>
</svg>`;

export function samplePicture(): string {
  return `data:image/svg+xml,${encodeURIComponent(PICTURE)}`;
}

/** One page with one sentence. It has no cross-reference table, because PDF readers rebuild it. */
const PDF = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 420 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length 52>> stream
BT /F 20 Tf 40 240 Td (Referral for Mia Thompson) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`;

export function samplePdf(): string {
  return typeof URL.createObjectURL === 'function'
    ? URL.createObjectURL(new Blob([PDF], { type: 'application/pdf' }))
    : 'about:blank';
}
