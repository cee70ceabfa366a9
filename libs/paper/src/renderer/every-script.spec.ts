import { comparable, messagesInEveryScript, namesInEveryScript, PdfFile } from '@quillcare/testing';
import type { Block, Paper } from '../paper';
import { codePointsOf } from './code-points';
import { coverageOf, readFonts, type Font } from './fonts';
import { PaperRenderer } from './paper-renderer';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const renderer = new PaperRenderer();
const files: PdfFile[] = [];
afterAll(() => {
  renderer.stop();
  files.forEach((file) => file.remove());
});

async function fileOf(blocks: Block[], changes: Partial<Paper> = {}): Promise<PdfFile> {
  const bytes = await renderer.render({
    title: 'Test',
    author: 'Practice',
    madeAt: new Date(0),
    watermark: null,
    fact: null,
    foot: [],
    blocks: [{ kind: 'heading', level: 1, text: 'Test' }, ...blocks],
    ...changes,
  });
  const file = new PdfFile(bytes);
  files.push(file);
  return file;
}

const words = (text: string): Block => ({ kind: 'text', style: 'body', text });
const families = (fonts: readonly Font[]) => [...new Set(fonts.map(({ family }) => family))];
const letters = (text: string): string => [...comparable(text)].sort().join('');

/** Puts each text on its own page, after the page with the heading. */
async function pagesOf(texts: readonly string[]): Promise<{ file: PdfFile; pages: string[] }> {
  const file = await fileOf(texts.flatMap((text): Block[] => [{ kind: 'newPage' }, words(text)]));
  return { file, pages: file.pages().slice(1) };
}

it('draws 300 names and 100 messages in every script so that each letter reads back once and in order', async () => {
  const texts = [...namesInEveryScript(), ...messagesInEveryScript()];
  const { file, pages } = await pagesOf(texts);
  expect(texts).toHaveLength(400);
  // PDF readers guess the order of pieces with different directions.
  const isLeftToRight = (text: string) => !RIGHT_TO_LEFT.test(text);
  expect(pages.map(letters)).toEqual(texts.map(letters));
  expect(pages.filter((_, at) => isLeftToRight(texts[at] ?? '')).map(comparable)).toEqual(
    texts.filter(isLeftToRight).map(comparable),
  );
  expect(file.isAccessible()).toBe(true);
  expect(file.faults()).toBe('');
});

it('draws Arabic and Hebrew names so that they read back as written', async () => {
  const names = ['محمد الأحمد', 'علي رضا', 'إسلام آل ضياء', 'لؤي المؤمن', 'שרה לוי', 'דוד כהן'];
  const { pages } = await pagesOf(names);
  expect(pages.map(comparable)).toEqual(names.map(comparable));
});

it('draws Burmese syllables with several marks so that they read back once', async () => {
  const words = ['နဲ့', 'နဲ့နဲ့', 'စာနဲ့ မြန်မာ', 'ခွဲစိတ်မှုနဲ့ပတ်သက်၍', 'သူတို့နဲ့', 'ခဲ့ပါတယ်', 'မင်းနဲ့ ငါ', 'ရဲ့', 'ထဲ့ထဲ့လဲ့'];
  const { pages } = await pagesOf(words);
  expect(pages.map(comparable)).toEqual(words.map(comparable));
});

it('has every regular character in bold as well', () => {
  const fonts = readFonts();
  const regular = new Map(coverageOf(fonts).map((codes, at) => [families(fonts)[at], codes]));
  const bold = fonts.filter(({ family }, at) => fonts[at - 1]?.family === family);
  const lacking = bold.map(({ family, bytes }) => {
    const codes = codePointsOf(bytes);
    return [...(regular.get(family) ?? [])].filter((code) => !codes.has(code)).length;
  });
  // One entry per family with a bold weight: all but Korean, Chinese and emoji.
  expect(lacking).toEqual(Array.from({ length: 20 }, () => 0));
});

it('draws every character of every font', async () => {
  const characters = [...new Set(coverageOf(readFonts()).flatMap((codes) => [...codes]))]
    .filter((code) => code > 0x20)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character))
    .filter((character) => !/\p{Default_Ignorable_Code_Point}/u.test(character));
  // Separated by spaces so that characters do not join. Han and Hangul, which are most of them, never join.
  const lines = Array.from({ length: Math.ceil(characters.length / 48) }, (_, at) => {
    const line = characters.slice(at * 48, at * 48 + 48);
    return line.join(line.every((one) => /[\p{Script=Han}\p{Script=Hangul}]/u.test(one)) ? '' : ' ');
  });
  const file = await fileOf([words(lines.join('\n'))]);
  const text = file.pages().join('');
  expect(characters.length).toBeGreaterThan(50_000);
  expect(text).not.toContain('No font has');
  const read = new Set(text.normalize('NFC'));
  const isLetter = (character: string) =>
    /[\p{L}\p{N}]/u.test(character) && character.normalize('NFC') === character;
  expect(characters.filter((one) => isLetter(one) && !read.has(one))).toEqual([]);
});

it('draws a box for a character no font has, with its code once in a footnote, and never fails', async () => {
  const text = `${'བོད'} and 𓀀, again བོད, \ud800 and あ\u0e31`;
  const file = await fileOf([words(text), { kind: 'heading', level: 2, text: '𓀁' }, words(text)], {
    title: 'For བོད',
    foot: [{ left: 'བོད', right: '' }],
  });
  const read = file.pages().join('').replace(/\s+/g, ' ');
  for (const code of ['0F56', '0F7C', '0F51', '13000', '13001', '0E31'])
    expect(read.split(`No font has this character: U+${code}`)).toHaveLength(2);
  expect(read).toContain('[U+0F56]');
  expect(read).toContain('and');
  expect(file.isAccessible()).toBe(true);
  expect(file.facts()).toMatchObject({ Title: 'For བོད', Tagged: 'yes' });
});

it('finds room for such boxes and their footnotes in every part of a paper', async () => {
  const odd = (at: number) => `${String.fromCodePoint(0xf40 + at)} ${'y'.repeat(200)}`;
  const style = 'body' as const;
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
  );
  const picture = { format: 'svg' as const, data: svg, alt: odd(0) };
  const file = await fileOf([
    {
      kind: 'letterhead',
      side: 'LEFT',
      name: odd(0),
      lines: [odd(1)],
      logo: picture,
      code: { picture, caption: odd(2) },
    },
    { kind: 'title', text: odd(3), remark: odd(4) },
    { kind: 'facts', facts: [{ name: odd(5), value: odd(6) }] },
    {
      kind: 'table',
      columns: [{ title: 'A title of ours', share: 1, isRight: true }],
      rows: Array.from({ length: 60 }, (_, at) => ({
        cells: [[{ text: odd(at % 30), style }]],
        isTinted: at % 2 > 0,
      })),
    },
    { kind: 'together', blocks: [{ kind: 'heading', level: 3, text: odd(31) }, words(odd(32))] },
    { kind: 'band', text: odd(33) },
    { kind: 'cells', cells: [{ label: odd(34), value: [odd(35), odd(36)], share: 1 }] },
    { kind: 'picture', picture, width: 100, height: 50 },
  ]);
  const read = file.pages().join('');
  for (const code of [0, 7, 29, 31, 36].map((at) => (0xf40 + at).toString(16).toUpperCase()))
    expect(read).toContain(`No font has this character: U+0${code}`);
  expect(file.isAccessible()).toBe(true);
  expect(file.faults()).toBe('');
});

it('prints text that looks like markup or carries bidi controls as is, one per page', async () => {
  const texts = [
    '#panic("x") #read("/paper.typ") $x^2$ *bold* _it_ `raw` @ref <label> = Title',
    '// comment /* more */ \\u{41} #{ 1 + 1 } [a](b) - list + enum / term: x',
    'name\u202eflipped \u2067isolated, and (closed)',
  ];
  const { file, pages } = await pagesOf(texts);
  expect(pages.map(comparable)).toEqual(texts.map(comparable));
  expect(file.facts()['Pages']).toBe('4');
});

it('breaks words wider than their line so that nothing leaves the page', async () => {
  const word = 'x'.repeat(300);
  const long = [
    word,
    `see ${word}`,
    `2001:0db8:${'85a3:'.repeat(40)}`,
    'محمد'.repeat(60),
    '聂华'.repeat(120),
  ];
  const file = await fileOf([
    ...long.map(words),
    { kind: 'facts', facts: long.map((value) => ({ name: value.slice(0, 60), value })) },
    {
      kind: 'table',
      columns: [0.6, 0.2, 0.2].map((share) => ({ title: word.slice(0, 60), share })),
      rows: [{ cells: long.slice(0, 3).map((text) => [{ text, style: 'strong' }]) }],
    },
    {
      kind: 'cells',
      cells: long.slice(0, 4).map((value) => ({ label: word.slice(0, 40), value, share: 0.25 })),
    },
  ]);
  expect(file.rightEdge()).toBeLessThan(595 - 54 + 2);
  expect(file.pages().join('').replace(/\s/g, '').split(word).length - 1).toBeGreaterThanOrEqual(2);
});
