import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Paper } from '../paper';
import { PaperRenderer, RendererEnded, type RendererLimits } from './paper-renderer';

const folder = mkdtempSync(join(tmpdir(), 'quillcare-paper-'));
const started: PaperRenderer[] = [];
afterAll(() => {
  started.forEach((renderer) => renderer.stop());
  rmSync(folder, { recursive: true });
});

function rendererWith(limits: Partial<RendererLimits> = {}): PaperRenderer {
  const renderer = new PaperRenderer(limits, require.resolve('./fake.process.fixtures'));
  started.push(renderer);
  return renderer;
}

function paper(title: string, memoryBytes = 0): Paper {
  return {
    title,
    author: String(memoryBytes),
    madeAt: new Date(0),
    watermark: null,
    fact: null,
    blocks: [],
    foot: [],
  };
}

it('starts its process with the first paper, without our environment, and replaces it after several papers', async () => {
  const renderer = rendererWith({ papers: 2 });
  expect(renderer.pid).toBeUndefined();
  const environment = JSON.parse((await renderer.render(paper('one'))).toString()) as object;
  expect(Object.keys(environment)).not.toContain('PATH');
  const { pid } = renderer;
  await renderer.render(paper('two'));
  expect(pid).toBeDefined();
  expect(renderer.pid).toBeUndefined();
  await renderer.render(paper('three'));
  expect(renderer.pid).not.toBe(pid);
});

it('replaces a process that has grown too large and ends an idle one', async () => {
  const renderer = rendererWith({ memoryBytes: 100, idleMs: 20 });
  await renderer.render(paper('large', 101));
  expect(renderer.pid).toBeUndefined();
  await renderer.render(paper('small', 99));
  expect(renderer.pid).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(renderer.pid).toBeUndefined();
});

it('retries a paper once when its process dies, and rejects it when it dies again', async () => {
  const renderer = rendererWith();
  await expect(renderer.render(paper(`dies once ${join(folder, 'flag')}`))).resolves.toBeInstanceOf(Buffer);
  await expect(renderer.render(paper('dies'))).rejects.toThrow(RendererEnded);
  await expect(renderer.render(paper('after it'))).resolves.toBeInstanceOf(Buffer);
});

it('kills a process that hangs', async () => {
  const renderer = rendererWith({ paperMs: 100 });
  const hanging = renderer.render(paper('hangs'));
  expect(renderer.isBusy).toBe(true);
  await expect(hanging).rejects.toThrow(RendererEnded);
  expect(renderer.isBusy).toBe(false);
});

it('reports why a paper cannot be drawn, without a retry', async () => {
  const renderer = rendererWith();
  await expect(renderer.render(paper('fails'))).rejects.toThrow(
    'The paper could not be drawn. Typst says no',
  );
});

it('rejects the paper in progress when it is stopped', async () => {
  const renderer = rendererWith();
  const hanging = renderer.render(paper('hangs'));
  setTimeout(() => renderer.stop(), 50);
  await expect(hanging).rejects.toThrow(RendererEnded);
  expect(renderer.pid).toBeUndefined();
});
