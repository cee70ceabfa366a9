import { transformObjects } from './pdf-contents';

interface StructureElement {
  kind: string;
  children: number[];
}

const STRUCTURE_ELEMENT = /^(\d+) 0 obj\n<<\n\s*\/Type \/StructElem\n\s*\/S \/(\w+)\n[^]*?\nendobj/gm;
const CHILD_REFERENCES = /\n\s*\/K \[([^\]]*)\]/;
const DATA_CELL = '/S /TD';

/**
 * Marks the first cell of each row as its header in tables without a header row (facts and totals, whose names are on the left),
 * so that a screen reader announces the name with the value. Typst supports such cells only behind a flag that its Node compiler
 * lacks.
 */
export function addRowHeaders(pdf: Buffer): Buffer {
  const elements = parseElements(pdf.toString('latin1'));
  const childrenOf = (element: StructureElement | undefined): StructureElement[] =>
    (element?.children ?? []).flatMap((child) => elements.get(child) ?? []);
  const tables = [...elements.values()].filter(({ kind }) => kind === 'Table');
  const headless = tables.filter((table) => childrenOf(table).every(({ kind }) => kind !== 'THead'));
  const rows = headless
    .flatMap((table) => [table, ...childrenOf(table)].flatMap(childrenOf))
    .filter(({ kind }) => kind === 'TR');
  const heads = new Set(rows.flatMap(({ children }) => children.slice(0, 1)));
  return transformObjects(pdf, (object, number) => (heads.has(number) ? toHeaderCell(object) : object));
}

function parseElements(text: string): Map<number, StructureElement> {
  return new Map(
    [...text.matchAll(STRUCTURE_ELEMENT)].map(([whole, number, kind = '']) => [
      Number(number),
      {
        kind,
        children: [...(CHILD_REFERENCES.exec(whole)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, child]) =>
          Number(child),
        ),
      },
    ]),
  );
}

function toHeaderCell(cell: Buffer): Buffer {
  const text = cell.toString('latin1');
  if (!text.includes(DATA_CELL)) return cell;
  const header = text.replace(DATA_CELL, '/S /TH');
  const scoped = /\/O \/Table\n/.test(header)
    ? header.replace('/O /Table\n', '/O /Table\n    /Scope /Row\n')
    : addScope(header);
  return Buffer.from(scoped, 'latin1');
}

const ROW_SCOPE = '<<\n    /O /Table\n    /Scope /Row\n  >>';

function addScope(cell: string): string {
  if (cell.includes('/A [')) return cell.replace('/A [', `/A [${ROW_SCOPE} `);
  return cell.replace('/S /TH\n', `/S /TH\n  /A [${ROW_SCOPE}]\n`);
}
