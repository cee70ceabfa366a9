import { platformSearchIndex, tenantSearchIndex } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A search among a practice's callbacks reads nothing of other practices. */
export class SearchByOrganisation1763900001000 implements MigrationInterface {
  name = 'SearchByOrganisation1763900001000';

  async up(runner: QueryRunner): Promise<void> {
    await tenantSearchIndex(runner, 'callbacks.callback');
  }

  async down(runner: QueryRunner): Promise<void> {
    await platformSearchIndex(runner, 'callbacks.callback');
  }
}
