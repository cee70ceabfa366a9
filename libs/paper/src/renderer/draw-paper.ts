import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Paper } from '../paper';
import { coverageOf, readFonts } from './fonts';
import { withoutRepeatedMarks } from './repeated-marks';
import { withRowHeaders } from './row-headers';
import { templateData } from './template-data';

const TEMPLATES = join(__dirname, '../template');
const MAIN = '/paper.typ';
const ACCESSIBLE = 'ua-1';

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
      workspace: TEMPLATES,
      fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => bytes) }],
    });
    return new PaperDrawer(compiler, [...new Set(fonts.map(({ family }) => family))], coverageOf(fonts));
  }

  /** Returns the PDF file. Throws with Typst's diagnostics if the paper cannot be drawn. */
  draw(paper: Paper): Buffer {
    const { json, pictures } = templateData(paper, this.families, this.coverage);
    this.compiler.mapShadow(join(TEMPLATES, 'paper.json'), Buffer.from(json));
    for (const [path, bytes] of pictures) this.compiler.mapShadow(join(TEMPLATES, path), Buffer.from(bytes));
    try {
      const pdf = this.compiled(Math.floor(paper.madeAt.getTime() / 1000));
      return withRowHeaders(withoutRepeatedMarks(pdf));
    } finally {
      this.compiler.resetShadow();
    }
  }

  private compiled(creationTimestamp: number): Buffer {
    const done = this.compiler.compile({ mainFilePath: join(TEMPLATES, MAIN) });
    if (!done.result)
      throw new Error(`Typst: ${JSON.stringify(done.takeError()?.shortDiagnostics ?? 'no result')}`);
    try {
      return this.compiler.pdf(done.result, { creationTimestamp, pdfStandard: ACCESSIBLE });
    } catch {
      // PDF/UA rejects some content that can still be drawn. The file is tagged either way, and `attestsAccessibility` shows
      // which of the two it is.
      return this.compiler.pdf(done.result, { creationTimestamp });
    }
  }
}
