import { SERVICES } from '@quillcare/contracts';
import { migrate, type MigrateOptions } from '@quillcare/service-kit';
import { loadServices } from './catalogue';

export async function migrateAll(options: MigrateOptions): Promise<void> {
  await migrate(await loadServices(SERVICES), options);
}
