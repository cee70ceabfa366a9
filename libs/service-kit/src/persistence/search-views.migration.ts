import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchViews, makeSearchViews } from './search-views';

/** Makes the views that searches read. Those of tables that come later are made after each run of the migrations. */
export function searchViewsMigration(schema: string): new () => MigrationInterface {
  return class SearchOfPractice1795060000000 implements MigrationInterface {
    name = 'SearchOfPractice1795060000000';

    up(runner: QueryRunner): Promise<void> {
      return makeSearchViews(schema, (sql, params) => runner.query(sql, params));
    }

    down(runner: QueryRunner): Promise<void> {
      return dropSearchViews(schema, (sql, params) => runner.query(sql, params));
    }
  };
}
