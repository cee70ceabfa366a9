import { platformSearchIndex, tenantSearchIndex } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['doctor', 'hospital', 'surgery', 'quote', 'surgery_case'];

/** Search indexes begin with the organisation: a search reads no rows of other practices. */
export class SearchByOrganisation1763900001000 implements MigrationInterface {
  name = 'SearchByOrganisation1763900001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await tenantSearchIndex(runner, `quoting.${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await platformSearchIndex(runner, `quoting.${table}`);
  }
}
