/** URL of the form on Quillcare's own site. */
export function formAddress(slug: string): string {
  return `${window.location.origin}/enquire/${slug}`;
}

/** HTML snippet that embeds the form in a website as an iframe. */
export function snippetOf(slug: string, title: string): string {
  const address = `${formAddress(slug)}?utm_source=website`;
  return `<iframe src="${address}" title="${escaped(title)}" style="width:100%;height:1250px;border:0" loading="lazy"></iframe>`;
}

/** Sample request for trying out a key. */
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
