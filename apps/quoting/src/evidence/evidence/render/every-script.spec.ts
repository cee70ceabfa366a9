import { PaperRenderer, type Paper } from '@quillcare/paper';
import { comparable, messagesInEveryScript, namesInEveryScript, PdfFile } from '@quillcare/testing';
import { bookingFacts } from '../../booking-form/domain/booking.fixtures';
import { bookingPaper } from '../../booking-form/render/booking-paper';
import { SURGEON } from '../../../quote/quote/domain/quote.fixtures';
import { quotePaper } from './quote-paper';
import { documentWith, pdfOf, recordOf } from './quote-pdf.fixtures';

const NAMES = namesInEveryScript();
const MESSAGES = messagesInEveryScript();
const AT = new Date('2026-11-21T01:00:00.000Z');
const renderer = new PaperRenderer();
afterAll(() => renderer.stop());

/** A document with these names and messages in its lines and parties. */
const document = {
  ...documentWith(
    NAMES.map((name, at) => ({
      ...SURGEON,
      kind: at === 0 ? ('SURGEON' as const) : ('OTHER' as const),
      description: name,
      providerName: NAMES.at(-at) ?? '',
    })),
  ),
  notesToPatient: MESSAGES.join('\n'),
};
const record = recordOf(document, {
  patientName: NAMES[60] ?? '',
  signature: { method: 'type', picture: null, text: NAMES[60] ?? '' },
  messages: [...MESSAGES, ...NAMES].map((text, at) => ({
    from: 'PATIENT' as const,
    channel: 'PAGE' as const,
    byName: NAMES.at(-at) ?? '',
    text,
    at: AT,
  })),
});
const facts = bookingFacts({
  procedures: NAMES.map((name) => ({ name, side: null, mbsItems: ['39331'] })),
  details: { ...bookingFacts().details, notes: MESSAGES.join('\n') },
});

const PAPERS: [string, Paper][] = [
  ['quote', quotePaper(pdfOf(document))],
  ['signed quote with its certificate', quotePaper(pdfOf(documentWith(), { record }))],
  ['booking form', bookingPaper({ facts, logo: null, madeAt: AT })],
];

// A reader reorders text of mixed direction on one line, so there each word is searched for separately.
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const JOINED = /[\u200c\u0591-\u05c7\u064b-\u0655]/u;
const WORD =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{M}\u200c]+|(?:(?![\p{Script=Arabic}\p{Script=Hebrew}])[\p{L}\p{M}\u200d])+/gu;
const partsOf = (text: string): string[] =>
  RIGHT_TO_LEFT.test(text) ? (text.match(WORD) ?? []).filter((word) => !JOINED.test(word)) : text.split('\n');

it.each(PAPERS)('renders names and messages of every script in a %s', async (_kind, paper) => {
  const file = new PdfFile(await renderer.render(paper));
  try {
    const read = comparable(file.pages().join('').replace(footOf(paper), ''));
    const isSaid = (text: string) => partsOf(text).every((part) => read.includes(comparable(part)));
    expect([...NAMES, ...MESSAGES].filter((text) => !isSaid(text))).toEqual([]);
    expect(read).not.toContain('Nofonthas');
    expect(file.isAccessible()).toBe(true);
    expect(file.structureFaults()).toEqual([]);
    expect(file.faults()).toBe('');
    expect(file.rightEdge()).toBeLessThan(595 - 54 + 2);
  } finally {
    file.remove();
  }
});

/** Matches the page footer, which may fall in the middle of a text that continues on the next page. */
function footOf({ foot }: Paper): RegExp {
  const rows = foot.map(({ left, right }) => `${left}\\s*${right.replace(/\{pages?\}/g, '\\d+')}`);
  return new RegExp(rows.map((row) => row.replace(/[.?/()·]/g, '\\$&')).join('|'), 'g');
}
