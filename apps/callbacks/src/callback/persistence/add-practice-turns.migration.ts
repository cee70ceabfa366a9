import { practiceTurnTables } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The turns of practices in daily jobs. */
export class AddPracticeTurns1764100001000 implements MigrationInterface {
  name = 'AddPracticeTurns1764100001000';

  async up(runner: QueryRunner): Promise<void> {
    await practiceTurnTables(runner, 'callbacks');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table callbacks.practice_look');
    await runner.query('drop table callbacks.practice_turn');
  }
}
