import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { defaultTerms } from './default-terms';
import { patientTermsOf } from './patient-terms';

describe('patient terms', () => {
  it('have the same text and hash whatever the line endings and trailing spaces', () => {
    const line = fc.string({ unit: fc.constantFrom('a', '#', ' ', 'é', '.') });
    const seen = (text: string) => patientTermsOf({ title: 'Terms', text });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const plain = seen(lines.join('\n'));
        expect(seen(lines.join(' \t\r\n'))).toEqual(plain);
        expect(seen(plain.text)).toEqual(plain);
      }),
    );
  });

  it('are hashed over title, line break and text', () => {
    const { sha256 } = patientTermsOf({ title: 'Terms', text: 'Pay.' });
    expect(sha256).toBe(createHash('sha256').update('Terms\nPay.').digest('hex'));
  });
});

describe.each(['AU', 'NZ'] as const)('default terms for %s', (country) => {
  const { title, text } = defaultTerms(country);
  const other = defaultTerms(country === 'AU' ? 'NZ' : 'AU').text;

  it('have a title and every section a patient needs', () => {
    const sections = text.split('\n').filter((line) => line.startsWith('# '));
    expect(title).not.toBe('');
    expect(sections).toEqual([
      '# What this quote is',
      '# Fixed fees and estimates',
      '# Who bills you',
      '# Payment',
      '# If the plan changes',
      '# Changing your mind and cancelling',
      country === 'AU' ? '# Medicare and your health fund' : '# Health insurance and ACC',
      '# Your privacy',
      '# Signing electronically',
      '# Questions and complaints',
      '# Your rights and the law that applies',
    ]);
  });

  it("mention only that country's bodies and laws", () => {
    const theirs = { AU: /Ahpra|Medicare|Australian/, NZ: /Commissioner\. |Medical Council|ACC|New Zealand/ };
    expect(text).toMatch(theirs[country]);
    expect(other).not.toMatch(country === 'AU' ? theirs.AU : /Medical Council|\bACC\b|New Zealand/);
  });
});
