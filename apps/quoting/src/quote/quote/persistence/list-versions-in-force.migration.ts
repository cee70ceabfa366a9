import type { MigrationInterface, QueryRunner } from 'typeorm';
import { renewIndexes, SHOWN } from './quote-versions.migration';

/** The lists leave out changes of a signed quote that ended without a signature: the signed one stands. */
export class ListVersionsInForce1764500007000 implements MigrationInterface {
  name = 'ListVersionsInForce1764500007000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.quote add column lapsed boolean not null generated always as (
      variation_of_id is not null and acceptance_withdrawn_at is null and status in ('REJECTED', 'EXPIRED', 'WITHDRAWN')) stored`);
    await renewIndexes(runner, `${SHOWN} and not lapsed`);
    await runner.query(
      `create index quote_variation on quoting.quote (organisation_id, variation_of_id) where variation_of_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index quoting.quote_variation');
    await renewIndexes(runner, SHOWN);
    await runner.query('alter table quoting.quote drop column lapsed');
  }
}
