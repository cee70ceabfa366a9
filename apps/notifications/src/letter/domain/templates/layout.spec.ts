import { greetingTo, layOut } from './layout';

const mail = (name: string) =>
  layOut({
    subject: `${name} invites you`,
    greeting: `Hello ${name},`,
    paragraphs: [`${name} has prepared a quote. Contact us: 02 9555 0100 or rooms@harbour.example.`],
    action: { label: 'Open', url: 'https://quillcare.example/quote' },
    signOff: ['Kind regards', name],
  });

describe('a name in an email', () => {
  it.each([
    'Visit http://evil.example now',
    'See www.evil.example',
    'evil.example',
    'evil.example/@me',
    'HTTPS://EVIL.EXAMPLE',
  ])('%j contains nothing that mail programs turn into a link', (name) => {
    const { subject, text, html } = mail(name);
    const ours = /https:\/\/quillcare\.example\/quote/g;
    for (const part of [subject, text.replace(ours, ''), html.replace(ours, '')]) {
      expect(part).not.toMatch(/:\/\//);
      expect(part).not.toMatch(/evil\.example/i);
      expect(part).not.toMatch(/www\.\w/i);
    }
  });

  it('is otherwise unchanged, as are our link and the practice’s address', () => {
    const { subject, text } = mail("Dr. O'Brien & Partners");
    expect(subject).toBe("Dr. O'Brien & Partners invites you");
    expect(text).toContain('rooms@harbour.example.');
    expect(text).toContain('https://quillcare.example/quote');
  });
});

it('greets by the first name', () => {
  expect(greetingTo('Tess Trial')).toBe('Dear Tess,');
  expect(greetingTo('Tess\r\nBcc: x@y.z')).toBe('Dear Tess,');
});

it('breaks long words, and supports dark mode', () => {
  const { html } = mail('W'.repeat(80));
  for (const [, style] of html.matchAll(/<(?:h1|p|li)[^>]*style="([^"]*)"/g))
    expect(style).toMatch(/overflow-wrap:anywhere|display:inline-block/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});
