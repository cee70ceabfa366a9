import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@quillcare/service-kit';
import { z } from 'zod';

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Migrations of the schema. The rows can only be restored onto the same ones. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int().nonnegative(),
      /** Hash of the rows before compression. */
      sha256: z.string(),
    }),
  ),
});

export type Manifest = z.infer<typeof manifest>;
export type BackedUpTable = Manifest['tables'][number];

const FILE = 'manifest.json';

export function rowsFile(folder: string, { schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string {
  return join(folder, `${schema}.${name}.copy.gz`);
}

/** Written last, so that an incomplete backup has no manifest. */
export function writeManifest(folder: string, value: Manifest): void {
  writeFileSync(join(folder, FILE), `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
}

export function readManifest(folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
  } catch (error) {
    throw new StartError(
      `${folder} holds no complete backup: ${FILE} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown format'}).`,
    );
  }
}
