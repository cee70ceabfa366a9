// Checks that a mail contains only what our templates produce, whatever users enter in names and messages.

/** The only elements that our templates use. */
const ELEMENTS = new Set([
  '!doctype',
  'html',
  'head',
  'meta',
  'title',
  'body',
  'div',
  'h1',
  'p',
  'br',
  'a',
  'blockquote',
]);
const ATTRIBUTES = new Set([
  'lang',
  'charset',
  'name',
  'content',
  'style',
  'role',
  'aria-label',
  'href',
  'html',
]);
const HEADERS = new Set([
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
]);

/** Classes that our templates give to parts with different colours in dark mode. */
const CLASSES = new Set(['card', 'quotation', 'button', 'link', 'small']);
/** Our only style sheet, the last element of the head. A second one, or one elsewhere, must have been injected. */
const OWN_STYLES = /<style>[^<]*<\/style>(?=<\/head>)/;

const TAG = /<\/?([^\s<>/]*)((?:\s+[^\s=<>"']+(?:="[^"]*")?)*)\s*>/g;
const ATTRIBUTE = /([^\s=<>"']+)(?:="([^"]*)")?/g;

function attributeProblems(element, attributes, publicUrl) {
  return [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name, value]) => {
    if (name === 'class' && CLASSES.has(value)) return [];
    if (!ATTRIBUTES.has(name.toLowerCase())) return [`attribute ${name} of <${element}>`];
    const isOurs = value === publicUrl || value?.startsWith(`${publicUrl}/`);
    return name === 'href' && !isOurs ? [`link to ${value}`] : [];
  });
}

/** Everything in a mail's HTML that does not come from a template. */
export function markupProblems(html, publicUrl) {
  const inspected = html.replace(OWN_STYLES, '');
  const tags = [...inspected.matchAll(TAG)];
  const rest = inspected.replace(TAG, '');
  return [
    ...tags.flatMap(([, name, attributes]) =>
      ELEMENTS.has(name.toLowerCase())
        ? attributeProblems(name, attributes, publicUrl)
        : [`element <${name}>`],
    ),
    ...(/[<>]/.test(rest) ? [`bare markup: ${/.{0,20}[<>].{0,20}/.exec(rest)?.[0]}`] : []),
  ];
}

/** What is wrong with a mail parsed by PostalMime. `recipients` are those of the envelope. */
export function mailProblems(mail, recipients, publicUrl) {
  const names = mail.headers.map(({ key }) => key.toLowerCase());
  const addressed = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])].map(
    ({ address }) => address,
  );
  return [
    ...names.filter((name) => !HEADERS.has(name)).map((name) => `header ${name}`),
    ...[...HEADERS]
      .filter((header) => names.filter((name) => name === header).length > 1)
      .map((header) => `header ${header} twice`),
    ...(recipients.length === 1 && addressed.length === 1
      ? []
      : [`${recipients.length} recipients, ${addressed.length} named`]),
    ...(mail.attachments.length > 0 ? ['an attachment'] : []),
    ...markupProblems(mail.html ?? '', publicUrl),
  ];
}
