import { platformSearchIndex, tenantSearchIndex } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search index begins with the organisation: a search reads no rows of other practices. */
export class SearchByOrganisation1763900001000 implements MigrationInterface {
  name = 'SearchByOrganisation1763900001000';

  async up(runner: QueryRunner): Promise<void> {
    await tenantSearchIndex(runner, 'callbacks.callback');
  }

  async down(runner: QueryRunner): Promise<void> {
    await platformSearchIndex(runner, 'callbacks.callback');
  }
}
