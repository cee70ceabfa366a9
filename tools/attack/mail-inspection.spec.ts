import { mailProblems, markupProblems } from './mail-inspection.mjs';

const url = 'http://127.0.0.1:3000';
const good =
  '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Hello</title><style>.card { color: #000; }</style></head>' +
  `<body style="margin:0"><p style="margin:0">&#60;script&#62; 1 &#62; 0<br>x</p><a class="button" href="${url}/login" style="a">Go</a></body></html>`;

describe('markup of an email', () => {
  it('from our templates passes, even with escaped markup in a text', () => {
    expect(markupProblems(good, url)).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', 'element <script>'],
    ['<img src="x" onerror="alert(1)">', 'element <img>'],
    ['<p onclick="alert(1)">x</p>', 'attribute onclick of <p>'],
    ['<a href="https://evil.example/">x</a>', 'link to https://evil.example/'],
    ['<a href="http://127.0.0.1:3000.evil.example/">x</a>', 'link to http://127.0.0.1:3000.evil.example/'],
    ['<a href="javascript:alert(1)">x</a>', 'link to javascript:alert(1)'],
    ['<style>body { display: none }</style>', 'element <style>'],
    ['<p class="card evil">x</p>', 'attribute class of <p>'],
    ['<svg/onload=alert(1)>', 'bare markup'],
    ['1 < 2', 'bare markup'],
  ])('%s is reported', (markup, what) => {
    const [problem] = markupProblems(good.replace('</body>', `${markup}</body>`), url);
    expect(problem).toContain(what);
  });
});

describe('email', () => {
  const header = (key: string) => ({ key, value: 'x' });
  const mail = {
    headers: ['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'].map(header),
    to: [{ address: 'a@example.com', name: '' }],
    attachments: [],
    html: good,
  };

  it('to one person with our headers passes', () => {
    expect(mailProblems(mail, ['a@example.com'], url)).toEqual([]);
  });

  it('with an injected header or a second recipient is reported', () => {
    expect(
      mailProblems({ ...mail, headers: [...mail.headers, header('bcc')] }, ['a@example.com'], url),
    ).toEqual(['header bcc']);
    expect(
      mailProblems({ ...mail, headers: [...mail.headers, header('subject')] }, ['a@example.com'], url),
    ).toEqual(['header subject twice']);
    expect(mailProblems(mail, ['a@example.com', 'b@example.com'], url)).toEqual(['2 recipients, 1 named']);
  });
});
