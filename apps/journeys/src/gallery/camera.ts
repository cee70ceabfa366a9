import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visitor } from '../browser/visitor';
import { settled } from '../browser/settled';
import { smallerPng } from './png.writer';

const TALLEST = 3_000;

/** Takes screenshots of a whole page once it is idle. */
export class Camera {
  readonly taken: string[] = [];
  bytes = 0;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  async take({ page, options }: Visitor, name: string): Promise<void> {
    await settled(page);
    await this.fitTo(page, options);
    await settled(page);
    const picture = smallerPng(await page.screenshot({ type: 'png' }));
    const file = `${name}-${options.width}-${options.colours}.png`;
    writeFileSync(join(this.folder, file), picture);
    this.taken.push(file);
    this.bytes += picture.length;
    await page.setViewportSize({ width: options.width, height: options.height });
  }

  // Makes the window as tall as the page, so that sticky elements stay at the edges of the picture. A dialog keeps the window's
  // size.
  private async fitTo(page: Visitor['page'], { width, height }: Visitor['options']): Promise<void> {
    if ((await page.getByRole('dialog').count()) > 0) return;
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, Math.min(tall, TALLEST)) });
  }
}
