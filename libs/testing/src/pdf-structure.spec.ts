import { structureFaults, type PdfObjects } from './pdf-structure';

/** Returns the faults of a page with a heading, a picture and a one-row table. */
function fileWith(changes: PdfObjects = {}, contents = CONTENTS): string[] {
  return structureFaults({
    trailer: { value: { '/Root': '1 0 R', '/Info': { '/Title': 'u:Quote' } } },
    'obj:1 0 R': {
      value: {
        '/Lang': 'u:en-AU',
        '/MarkInfo': { '/Marked': true },
        '/ViewerPreferences': { '/DisplayDocTitle': true },
        '/Pages': '2 0 R',
        '/StructTreeRoot': '5 0 R',
      },
    },
    'obj:2 0 R': { value: { '/Type': '/Pages', '/Kids': ['3 0 R'] } },
    'obj:3 0 R': { value: { '/Type': '/Page', '/Contents': '4 0 R' } },
    'obj:4 0 R': { stream: { dict: {}, data: Buffer.from(contents).toString('base64') } },
    'obj:5 0 R': { value: { '/K': ['6 0 R', '7 0 R', '8 0 R'] } },
    'obj:6 0 R': element('H1', [0]),
    'obj:7 0 R': element('Figure', [1], { '/Alt': 'u:A signature' }),
    'obj:8 0 R': element('Table', ['9 0 R']),
    'obj:9 0 R': element('TR', ['10 0 R', '11 0 R']),
    'obj:10 0 R': element('TH', [2], { '/A': [{ '/O': '/Table', '/Scope': '/Row' }] }),
    'obj:11 0 R': element('TD', [{ '/Type': '/MCR', '/MCID': 3, '/Pg': '3 0 R' }]),
    ...changes,
  });
}

const element = (kind: string, kids: (number | string | object)[], more: object = {}) =>
  ({ value: { '/S': `/${kind}`, '/Pg': '3 0 R', '/K': kids, ...more } }) as PdfObjects[string];
const marked = (id: number, operators: string) => `/Span << /MCID ${id} >> BDC\n${operators}\nEMC\n`;
const TEXT = 'BT /f0 9 Tf (\\)a) Tj ET';
const CONTENTS = [
  '/Artifact << /Type /Pagination >> BDC 0 0 m 9 9 l S EMC',
  marked(0, `/P BMC ${TEXT} EMC`),
  ...[1, 2, 3].map((id) => marked(id, TEXT)),
].join('\n');

it('finds no fault in a fully tagged file', () => {
  expect(fileWith()).toEqual([]);
});

it.each<[string, PdfObjects]>([
  ['There is no heading', { 'obj:6 0 R': element('P', [0]) }],
  ['A heading of level 3 leaves out a level', { 'obj:6 0 R': element('H3', [0]) }],
  ['A picture is not told in words', { 'obj:7 0 R': element('Figure', [1]) }],
  ['A table has no headers', { 'obj:10 0 R': element('TD', [2]) }],
  ['A header does not say what it heads', { 'obj:10 0 R': element('TH', [2]) }],
  ['Page 1 has contents that nothing reads, or that are read twice', { 'obj:11 0 R': element('TD', []) }],
  ['Page 1 has contents that nothing reads, or that are read twice', { 'obj:11 0 R': element('TD', [3, 2]) }],
])('finds a fault: %s', (fault, changes) => {
  expect(fileWith(changes)).toEqual([fault]);
});

it('finds unmarked content, and content read twice or never', () => {
  expect(fileWith({}, `${CONTENTS}\n${TEXT}`)).toEqual(['Page 1 paints something that is not marked']);
  expect(fileWith({}, `${CONTENTS}\n${marked(4, TEXT)}`)).toEqual([
    'Page 1 has contents that nothing reads, or that are read twice',
  ]);
});

it('finds missing tags, a missing title or language, and table rows of different lengths', () => {
  expect(fileWith({ trailer: { value: { '/Root': '1 0 R' } } })).toEqual(['The title is not shown']);
  const rows = element('Table', ['9 0 R', '12 0 R']);
  expect(
    fileWith({ 'obj:8 0 R': rows, 'obj:12 0 R': element('TR', ['13 0 R']), 'obj:13 0 R': element('TD', []) }),
  ).toEqual(['A table has rows of other lengths']);
  expect(fileWith({ 'obj:1 0 R': { value: { '/Pages': '2 0 R', '/StructTreeRoot': '5 0 R' } } })).toEqual([
    'The file is not tagged',
    'The title is not shown',
    'The language is not told',
  ]);
});
