import fc from 'fast-check';
import { isTimely, issueFormToken, LONGEST_MS, readFormToken, SHORTEST_MS } from './form-token';

const NOW = new Date('2026-11-23T00:00:00Z');
const KEY = Buffer.from('k'.repeat(32));
const OTHER = Buffer.from('o'.repeat(32));
const FORM = '01930000-0000-7000-8000-000000000001';

describe('enquiry form token', () => {
  it('contains the form and its time of issue, and can be read with any of the current keys', () => {
    const token = issueFormToken(FORM, NOW, KEY);
    expect(readFormToken(token, [OTHER, KEY])).toMatchObject({ formId: FORM, issuedAt: NOW.getTime() });
    expect(readFormToken(token, [OTHER])).toBeNull();
  });

  it('differs each time', () => {
    const tokens = Array.from({ length: 50 }, () => issueFormToken(FORM, NOW, KEY));
    expect(new Set(tokens).size).toBe(50);
  });

  it('is invalid if any character is changed', () => {
    const token = issueFormToken(FORM, NOW, KEY);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'aZ09.-_'), (at, character) => {
        const changed = `${token.slice(0, at)}${character}${token.slice(at + 1)}`;
        return changed === token || readFormToken(changed, [KEY]) === null;
      }),
    );
  });

  it('is never read from arbitrary text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readFormToken(text, [KEY]) === null));
  });

  it('is valid only between the shortest and the longest time a person may take', () => {
    const after = (ms: number) => isTimely({ issuedAt: NOW.getTime() }, new Date(NOW.getTime() + ms));
    expect([0, SHORTEST_MS - 1, SHORTEST_MS, LONGEST_MS, LONGEST_MS + 1, -1].map(after)).toEqual([
      ...[false, false, true, true],
      ...[false, false],
    ]);
  });
});
