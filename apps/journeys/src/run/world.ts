import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { Database } from '../api/database';
import type { ProductFleet } from '../product/product.fleet';
import { openVisitor, type Visitor, type VisitorOptions } from '../browser/visitor';
import type { Journey } from './journey';
import type { Settings } from './settings';

/** A journey's environment: the running product and as many users with browsers as it needs. */
export class World {
  private readonly visitors: Visitor[] = [];
  private readonly folder: string;
  private tells = 0;
  readonly database: Database;

  constructor(
    private readonly journey: Pick<Journey, 'name' | 'usesDemo'>,
    readonly product: ProductFleet,
    private readonly browser: Browser,
    private readonly settings: Settings,
  ) {
    this.folder = join(settings.artefacts, journey.name);
    this.database = new Database(settings.databaseUrl);
    mkdirSync(this.folder, { recursive: true });
  }

  /** Adds a user with their own browser, served by the next gateway in turn. */
  async visitor(options: Partial<VisitorOptions> & { who: string }): Promise<Visitor> {
    const visitor = await openVisitor(this.browser, {
      origin: this.product.nextGateway(),
      folder: this.folder,
      mayUseDemo: this.journey.usesDemo ?? false,
      isSlow: this.settings.isSlow,
      ...options,
    });
    this.visitors.push(visitor);
    return visitor;
  }

  /** Returns a word no other run or journey uses. */
  unique(): string {
    this.tells += 1;
    return `${this.journey.name.replaceAll('-', '')}${Date.now().toString(36)}${this.tells}`;
  }

  /** Fails with all problems found on the pages visited. */
  failOnComplaints(): void {
    const complaints = this.visitors.flatMap((visitor) => visitor.complaints);
    if (complaints.length > 0) throw new Error(`Pages that not everybody can use:\n${complaints.join('\n')}`);
  }

  /** Saves what every user sees, for analysing a failure. Returns a line about each. */
  async keepEvidence(error: unknown): Promise<string[]> {
    writeFileSync(
      join(this.folder, 'failure.txt'),
      error instanceof Error ? `${error.stack ?? error.message}\n` : String(error),
    );
    const lines: string[] = [];
    for (const visitor of this.visitors) lines.push(await visitor.keepEvidence());
    return lines;
  }

  async close(): Promise<void> {
    for (const visitor of this.visitors) await visitor.close();
    await this.database.close();
  }
}
