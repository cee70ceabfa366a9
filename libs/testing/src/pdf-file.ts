import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePrograms } from './ensure-programs';
import { structureFaults, type PdfObjects } from './pdf-structure';

const PROGRAMS = ['qpdf', 'pdfinfo', 'pdfsig', 'pdftotext'];

/** Inspects a PDF file with independent programs: qpdf and the poppler tools. */
export class PdfFile {
  private readonly folder = mkdtempSync(join(tmpdir(), 'quillcare-pdf-'));
  private readonly path = join(this.folder, 'file.pdf');

  constructor(bytes: Buffer) {
    ensurePrograms(...PROGRAMS);
    writeFileSync(this.path, bytes);
  }

  /** The text, with white space collapsed. */
  text(): string {
    return this.run('pdftotext', ['-layout', this.path, '-']).replace(/\s+/g, ' ');
  }

  /** The text in content order, ignoring the page layout. */
  rawText(): string {
    return this.run('pdftotext', ['-raw', this.path, '-']).replace(/\s+/g, ' ');
  }

  /** The text of each page, as copied by a user. */
  pages(): string[] {
    return this.run('pdftotext', [this.path, '-']).split('\f').slice(0, -1);
  }

  /** The right-most position of text, in points. */
  rightEdge(): number {
    const words = this.run('pdftotext', ['-bbox', this.path, '-']).matchAll(/<word [^>]*xMax="([\d.]+)"/g);
    return Math.max(...[...words].map(([, right]) => Number(right)));
  }

  /** Whether the file declares conformance to PDF/UA-1, the accessibility standard. */
  isAccessible(): boolean {
    return this.run('pdfinfo', ['-meta', this.path]).includes('<pdfuaid:part>1</pdfuaid:part>');
  }

  /** The document information, such as `Pages` and `Tagged`. */
  facts(): Record<string, string> {
    const lines = this.run('pdfinfo', [this.path]).split('\n');
    return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2)).filter((pair) => pair.length === 2));
  }

  /** The tag structure read by screen readers, as printed by `pdfinfo -struct`. */
  structure(): string {
    return this.run('pdfinfo', ['-struct', this.path]);
  }

  /** Problems of the tags for screen readers. Empty if there are none. */
  structureFaults(): string[] {
    const told = this.run('qpdf', [
      '--json=2',
      '--json-key=qpdf',
      '--json-stream-data=inline',
      '--decode-level=generalized',
      this.path,
    ]);
    const { qpdf } = JSON.parse(told) as { qpdf: [unknown, PdfObjects] };
    return structureFaults(qpdf[1]);
  }

  /** Syntax errors. Empty if there are none. */
  faults(): string {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', this.path], { encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}`;
  }

  /** The verification result of its digital signatures. */
  signatures(): string {
    const { stdout, stderr } = spawnSync('pdfsig', ['-nocert', this.path], { encoding: 'utf8' });
    return `${stdout}${stderr}`;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private run(program: string, args: string[]): string {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
    return stdout;
  }
}
