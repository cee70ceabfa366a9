import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Paper } from '../paper';
import { readCoverage, readFonts } from './fonts';
import { silenceRepeatedMarks } from './repeated-marks';
import { addRowHeaders } from './row-headers';
import { buildTemplateData } from './template-data';

const TEMPLATE_DIRECTORY = join(__dirname, '../template');
const MAIN_FILE = '/paper.typ';
const PDF_STANDARD = 'ua-1';

/** Draws papers with Typst. Memory grows with every paper, so run it in a process that is replaced regularly (`PaperRenderer`). */
export class PaperDrawer {
  private constructor(
    private readonly compiler: NodeCompiler,
    private readonly families: string[],
    private readonly coverage: ReadonlySet<number>[],
  ) {}

  static async load(): Promise<PaperDrawer> {
    const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
    const fonts = readFonts();
    const compiler = Compiler.create({
      workspace: TEMPLATE_DIRECTORY,
      fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => bytes) }],
    });
    return new PaperDrawer(compiler, [...new Set(fonts.map(({ family }) => family))], readCoverage(fonts));
  }

  /** Returns the PDF file. Throws with Typst's diagnostics if the paper cannot be drawn. */
  draw(paper: Paper): Buffer {
    const { json, pictures } = buildTemplateData(paper, this.families, this.coverage);
    this.compiler.mapShadow(join(TEMPLATE_DIRECTORY, 'paper.json'), Buffer.from(json));
    for (const [path, bytes] of pictures)
      this.compiler.mapShadow(join(TEMPLATE_DIRECTORY, path), Buffer.from(bytes));
    try {
      const pdf = this.compile(Math.floor(paper.madeAt.getTime() / 1000));
      return addRowHeaders(silenceRepeatedMarks(pdf));
    } finally {
      this.compiler.resetShadow();
    }
  }

  private compile(creationTimestamp: number): Buffer {
    const done = this.compiler.compile({ mainFilePath: join(TEMPLATE_DIRECTORY, MAIN_FILE) });
    if (!done.result)
      throw new Error(`Typst: ${JSON.stringify(done.takeError()?.shortDiagnostics ?? 'no result')}`);
    try {
      return this.compiler.pdf(done.result, { creationTimestamp, pdfStandard: PDF_STANDARD });
    } catch {
      // PDF/UA rejects some content that can still be drawn. The file is tagged either way, and `claimsAccessibility` shows
      // which of the two it is.
      return this.compiler.pdf(done.result, { creationTimestamp });
    }
  }
}
