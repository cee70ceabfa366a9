import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** Whether a third party's language model may word a practice's answers. */
const ASSISTANT_SETTINGS = `
  create table assistant.assistant_settings (
    ${tenantColumns},
    uses_model boolean not null default false,
    constraint assistant_settings_of_organisation unique (organisation_id)
  );
`;

const MODEL_USE = `
  create table assistant.model_use (
    organisation_id uuid primary key,
    day date not null,
    questions int not null
  );
`;

/** Creates the assistant's settings and usage: whether a language model may word a practice's answers, and how often it did. */
export async function createAssistant(runner: QueryRunner): Promise<void> {
  await runner.query(ASSISTANT_SETTINGS);
  await tenantTable(runner, 'assistant.assistant_settings');
  await runner.query(MODEL_USE);
  await tenantTable(runner, 'assistant.model_use');
}
