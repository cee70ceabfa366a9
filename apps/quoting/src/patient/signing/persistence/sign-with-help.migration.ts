import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who signed, where, and how much it proves; what staff recorded has no signature of the patient and came by no link. A link may
 * be for the practice's device, or for confirming what staff recorded.
 */
export class SignWithHelp1764500005000 implements MigrationInterface {
  name = 'SignWithHelp1764500005000';

  async up(runner: QueryRunner): Promise<void> {
    // Null assurance: answered by the previous version, which knew the patient's own link only.
    await runner.query(`alter table quoting.patient_response
      alter column link_id drop not null,
      add column mode text not null default 'LINK',
      add column assurance text,
      add column identified_by jsonb not null default '["DATE_OF_BIRTH"]',
      add column signatory jsonb not null default '{"role":"PATIENT","name":"","relationship":"","authority":""}',
      add column second_signature jsonb,
      add column option_ids jsonb not null default '[]',
      add column check_answers jsonb not null default '[]',
      add column recorded_by uuid,
      add column recorded_by_name text,
      add column recorded_at timestamptz,
      add column notes text,
      add column scan_id uuid,
      drop constraint acceptance_is_signed,
      add constraint acceptance_is_signed check (response <> 'accept' or mode in ('TELEPHONE', 'PAPER')
        or (signature_method is not null and signature_data is not null and link_id is not null)),
      add constraint recorded_by_somebody check (mode not in ('TELEPHONE', 'PAPER')
        or (recorded_by is not null and recorded_by_name is not null and recorded_at is not null and notes is not null)),
      add constraint paper_has_scan check (mode <> 'PAPER' or scan_id is not null)`);
    await runner.query(`alter table quoting.patient_link
      add column purpose text not null default 'ANSWER',
      add column expires_at timestamptz,
      add column handed_over_by uuid,
      add column handed_over_by_name text,
      add column handed_over_session uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.patient_link
      drop column handed_over_session, drop column handed_over_by_name, drop column handed_over_by, drop column expires_at,
      drop column purpose`);
    await runner.query(`alter table quoting.patient_response
      drop constraint paper_has_scan,
      drop constraint recorded_by_somebody,
      drop constraint acceptance_is_signed,
      add constraint acceptance_is_signed check (response <> 'accept' or (signature_method is not null and signature_data is not null)),
      drop column scan_id, drop column notes, drop column recorded_at, drop column recorded_by_name, drop column recorded_by,
      drop column check_answers, drop column option_ids, drop column second_signature, drop column signatory,
      drop column identified_by, drop column assurance, drop column mode,
      alter column link_id set not null`);
  }
}
