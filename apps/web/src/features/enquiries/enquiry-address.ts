/** The address of a form at the product's own. */
export function formAddress(slug: string): string {
  return `${window.location.origin}/enquire/${slug}`;
}

/** The code with which a website shows the form in a frame. */
export function snippetOf(slug: string, title: string): string {
  const address = `${formAddress(slug)}?utm_source=website`;
  return `<iframe src="${address}" title="${escaped(title)}" style="width:100%;height:1250px;border:0" loading="lazy"></iframe>`;
}

/** The first request to make with a key. */
export function curlOf(secret: string): string {
  return [
    `curl ${window.location.origin}/api/leads \\`,
    `  -H "Authorization: Bearer ${secret}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -H "Idempotency-Key: $(uuidgen)" \\`,
    `  -d '{"firstName":"Test","email":"test@example.com","source":"WEBSITE"}'`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
