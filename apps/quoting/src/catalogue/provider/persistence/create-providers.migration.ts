import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDirectoryTable } from '../../directory/directory-table';

export class CreateProviders1764300002000 implements MigrationInterface {
  name = 'CreateProviders1764300002000';

  async up(runner: QueryRunner): Promise<void> {
    await createDirectoryTable(
      runner,
      'provider',
      `name text not null,
      kind text not null,
      phone text,
      email text,
      provider_number text,
      fee_basis text not null,
      fee_minor int check (fee_minor > 0),
      share_basis_points int check (share_basis_points between 1 and 10000)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.provider');
  }
}
