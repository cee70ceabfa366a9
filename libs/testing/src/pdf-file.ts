import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePrograms } from './ensure-programs';
import { structureFaults, type PdfObjects } from './pdf-structure';

const PROGRAMS = ['qpdf', 'pdfinfo', 'pdfsig', 'pdftotext'];

/** What programs that know nothing of us say about a PDF file: qpdf, and those of poppler. */
export class PdfFile {
  private readonly folder = mkdtempSync(join(tmpdir(), 'quillcare-pdf-'));
  private readonly path = join(this.folder, 'file.pdf');

  constructor(bytes: Buffer) {
    ensurePrograms(...PROGRAMS);
    writeFileSync(this.path, bytes);
  }

  /** The text, every run of white space as one space. */
  text(): string {
    return this.run('pdftotext', ['-layout', this.path, '-']).replace(/\s+/g, ' ');
  }

  /** The text in the order of its contents, without the page's layout. */
  rawText(): string {
    return this.run('pdftotext', ['-raw', this.path, '-']).replace(/\s+/g, ' ');
  }

  /** The text of each page as people copy it out. */
  pages(): string[] {
    return this.run('pdftotext', [this.path, '-']).split('\f').slice(0, -1);
  }

  /** How far right its text goes, in points. */
  rightEdge(): number {
    const words = this.run('pdftotext', ['-bbox', this.path, '-']).matchAll(/<word [^>]*xMax="([\d.]+)"/g);
    return Math.max(...[...words].map(([, right]) => Number(right)));
  }

  /** Whether it says of itself that it keeps to PDF/UA-1, the standard for people who cannot see it. */
  isAccessible(): boolean {
    return this.run('pdfinfo', ['-meta', this.path]).includes('<pdfuaid:part>1</pdfuaid:part>');
  }

  /** What the file says about itself, such as `Pages` and `Tagged`. */
  facts(): Record<string, string> {
    const lines = this.run('pdfinfo', [this.path]).split('\n');
    return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2)).filter((pair) => pair.length === 2));
  }

  /** The tag structure that a screen reader follows, as `pdfinfo -struct` prints it. */
  structure(): string {
    return this.run('pdfinfo', ['-struct', this.path]);
  }

  /** What of its tags a screen reader would stumble over; empty if nothing. */
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

  /** What is wrong with its syntax; empty if nothing is. */
  faults(): string {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', this.path], { encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}`;
  }

  /** What a reader says of its digital signatures. */
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
