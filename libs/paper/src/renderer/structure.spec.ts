import { PdfFile } from '@quillcare/testing';
import { attestsAccessibility } from '../attest';
import type { Block, Paper } from '../paper';
import { PaperRenderer } from './paper-renderer';

const renderer = new PaperRenderer();
const files: PdfFile[] = [];
afterAll(() => {
  renderer.stop();
  files.forEach((file) => file.remove());
});

async function drawn(
  blocks: Block[],
  changes: Partial<Paper> = {},
): Promise<{ bytes: Buffer; file: PdfFile }> {
  const bytes = await renderer.render({
    title: 'Quote Q-1',
    author: 'Harbour Surgical',
    madeAt: new Date(0),
    watermark: 'Draft',
    fact: null,
    foot: [{ left: 'Harbour Surgical', right: 'Page {page} of {pages}' }],
    blocks,
    ...changes,
  });
  const file = new PdfFile(bytes);
  files.push(file);
  return { bytes, file };
}

const data = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
);
const picture = { format: 'svg' as const, data, alt: 'A signature' };
const body = (text: string) => [{ text, style: 'body' as const }];
const EVERY_BLOCK: Block[] = [
  {
    kind: 'letterhead',
    side: 'LEFT',
    name: 'Harbour Surgical',
    lines: ['1 Harbour St'],
    logo: picture,
    code: { picture, caption: 'Scan' },
  },
  { kind: 'title', text: 'Quote', remark: '28 November 2026' },
  { kind: 'heading', level: 3, text: 'Looks like the third level' },
  {
    kind: 'facts',
    facts: [
      { name: 'Patient', value: 'محمد الأحمد' },
      { name: 'Total', value: '$8,430.75' },
    ],
  },
  {
    kind: 'table',
    columns: [
      { title: 'Item', share: 0.7 },
      { title: 'Amount', share: 0.3, isRight: true },
    ],
    // Enough rows for several pages, including a character that no font has.
    rows: Array.from({ length: 90 }, (_, at) => ({
      cells: [body(at === 3 ? 'བོད' : `Line ${at}`), body('$1.00')],
      isTinted: at % 2 > 0,
    })),
  },
  {
    kind: 'table',
    columns: [
      { title: '', share: 0.7 },
      { title: '', share: 0.3 },
    ],
    rows: [{ cells: [body('GST'), body('$0.00')] }],
  },
  { kind: 'picture', picture, width: 100, height: 50 },
  {
    kind: 'together',
    blocks: [
      { kind: 'heading', level: 2, text: 'Consent' },
      { kind: 'text', style: 'body', text: 'I agree.\nI do.' },
    ],
  },
  { kind: 'newPage' },
  { kind: 'band', text: 'Booking' },
  {
    kind: 'cells',
    cells: [
      { label: 'Side', value: null, choices: ['Left', 'Right'], share: 0.5 },
      { label: 'Name', value: ['聂华'], share: 0.5 },
    ],
  },
];

it('tags every part for screen readers, read once, with headings, table headers and picture descriptions', async () => {
  const { bytes, file } = await drawn(EVERY_BLOCK);
  expect(file.structureFaults()).toEqual([]);
  expect(attestsAccessibility(bytes)).toBe(true);
  expect(file.faults()).toBe('');
  const spoken = file.structure();
  // Facts and totals have row headers, other tables have column headers.
  expect(spoken.match(/\/Scope \/Row/g)).toHaveLength(3);
  expect(spoken.match(/\/Scope \/Column/g)).toHaveLength(2);
});

it('still draws a paper that fails the accessibility standard, and does not claim conformance', async () => {
  const { bytes, file } = await drawn(EVERY_BLOCK, { title: '' });
  expect(attestsAccessibility(bytes)).toBe(false);
  expect(file.structureFaults()).toEqual(['The title is not shown']);
  expect(file.faults()).toBe('');
});
