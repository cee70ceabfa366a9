import fc from 'fast-check';
import { parseTermsBlocks } from './terms-blocks';
import { forAll } from '../for-all.suite';

describe('parseTermsBlocks', () => {
  it('splits text into headings and paragraphs and keeps line breaks', () => {
    expect(parseTermsBlocks('Hello\nyou\n\n# Payment\nBy card.\r\n\r\n\r\n#1 is no heading')).toEqual([
      { kind: 'paragraph', text: 'Hello\nyou' },
      { kind: 'heading', text: 'Payment' },
      { kind: 'paragraph', text: 'By card.' },
      { kind: 'paragraph', text: '#1 is no heading' },
    ]);
    expect(parseTermsBlocks(' \n\n')).toEqual([]);
  });

  it('keeps every word, in order', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'b', '#', ' ') });
    const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[ab]/.test(word));
    forAll(fc.array(line), (lines) => {
      const text = lines.join('\n');
      expect(parseTermsBlocks(text).flatMap((block) => wordsOf(block.text))).toEqual(wordsOf(text));
    });
  });
});
