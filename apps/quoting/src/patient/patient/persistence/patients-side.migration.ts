import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a quote knows of its patient: openings, messages, an interpreter, choices, the acceptance and its withdrawal. */
export class PatientsSide1764500000000 implements MigrationInterface {
  name = 'PatientsSide1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.quote
      add column view_count int not null default 0,
      add column last_viewed_at timestamptz,
      add column unread_messages int not null default 0,
      add column question_since timestamptz,
      add column interpreter_language text,
      add column variation_of_id uuid references quoting.quote (id),
      add column choices jsonb,
      add column acceptance jsonb,
      add column acceptance_withdrawn_at timestamptz,
      add column acceptance_withdrawn_reason text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.quote
      drop column acceptance_withdrawn_reason,
      drop column acceptance_withdrawn_at,
      drop column acceptance,
      drop column choices,
      drop column variation_of_id,
      drop column interpreter_language,
      drop column question_since,
      drop column unread_messages,
      drop column last_viewed_at,
      drop column view_count`);
  }
}
