import type { Paper } from '../paper';
import { PaperDrawer } from './draw-paper';

export type RenderResult = { bytes: Uint8Array; memoryBytes: number } | { error: string };

// Entry point of the drawing process (`PaperRenderer`). It ends with its parent.
const drawer = PaperDrawer.load();

async function renderPaper(paper: Paper): Promise<RenderResult> {
  try {
    const bytes = (await drawer).draw(paper);
    return { bytes, memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (paper: Paper) => void renderPaper(paper).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit());
