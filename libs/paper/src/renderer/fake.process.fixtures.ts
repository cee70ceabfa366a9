import { existsSync, writeFileSync } from 'node:fs';
import type { Paper } from '../paper';

/** Stands in for the drawing process. The paper's title selects what it does, and the author sets the memory it reports. */
process.on('message', ({ title, author }: Paper) => {
  if (title === 'dies') process.exit(1);
  if (title === 'hangs') return;
  if (title === 'fails') process.send?.({ error: 'Typst says no' });
  if (title.startsWith('dies once ') && !existsSync(title.slice(10))) {
    writeFileSync(title.slice(10), '');
    process.exit(1);
  }
  process.send?.({ bytes: Buffer.from(JSON.stringify(process.env)), memoryBytes: Number(author) });
});
process.on('disconnect', () => process.exit());
