import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDirectoryTable } from '../../directory/directory-table';

export class CreateSurgeries1763601003000 implements MigrationInterface {
  name = 'CreateSurgeries1763601003000';

  async up(runner: QueryRunner): Promise<void> {
    await createDirectoryTable(
      runner,
      'surgery',
      `name text not null,
      description text,
      base_fee_minor int not null check (base_fee_minor > 0),
      category text not null,
      procedure_class text not null,
      estimated_duration int check (estimated_duration > 0),
      anesthesia_type text,
      complexity_level text`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.surgery');
  }
}
