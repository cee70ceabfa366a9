import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which chains have grown since their last checkpoint; what is attested stands in the checkpoints themselves. */
export class NoteCheckpoints1796000000000 implements MigrationInterface {
  name = 'NoteCheckpoints1796000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit.chain_head add checkpoint_on date, add checkpoint_sequence int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit.chain_head drop checkpoint_on, drop checkpoint_sequence');
  }
}
