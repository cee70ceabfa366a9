import { platformTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const SURGERY = `
  create table quoting.surgery (
    ${tenantColumns},
    name text not null,
    description text,
    base_fee_minor int not null check (base_fee_minor > 0),
    category text not null,
    procedure_class text not null,
    estimated_duration int check (estimated_duration > 0),
    anesthesia_type text,
    complexity_level text,
    is_active boolean not null,
    unique_key text not null,
    sort_name text not null,
    search_key text not null,
    is_duplicate_flag boolean not null default false,
    duplicate_of uuid,
    has_ai_generated_description boolean not null default false,
    description_approved_at timestamptz,
    mbs_items text[] not null default '{}',
    sided boolean not null default false,
    has_options boolean not null default false
  );
  create index surgery_by_name on quoting.surgery (organisation_id, sort_name, id) where deleted_at is null;
  create index surgery_by_creation on quoting.surgery (organisation_id, created_at, id) where deleted_at is null;
  create index surgery_search on quoting.surgery using gin (organisation_id, search_key gin_trgm_ops);
  create unique index surgery_unique_key on quoting.surgery (organisation_id, unique_key)
    where deleted_at is null and not is_duplicate_flag;
`;

const OPTION_LIST = `
  create table quoting.option_list (
    ${tenantColumns},
    name text not null,
    category text not null,
    choose text not null,
    patient_chooses boolean not null,
    options jsonb not null check (jsonb_typeof(options) = 'array'),
    is_active boolean not null,
    unique_key text not null,
    sort_name text not null,
    search_key text not null
  );
  create unique index option_list_unique_key on quoting.option_list (organisation_id, unique_key) where deleted_at is null;
  create index option_list_by_name on quoting.option_list (organisation_id, sort_name, id) where deleted_at is null;
  create index option_list_by_creation on quoting.option_list (organisation_id, created_at, id) where deleted_at is null;
  create index option_list_search on quoting.option_list using gin (search_key gin_trgm_ops);
`;

/** A configuration has the id of its surgery: a surgery has at most one and is joined by it. */
const SURGERY_CONFIGURATION = `
  create table quoting.surgery_configuration (
    ${tenantColumns},
    doctors jsonb not null,
    hospitals jsonb not null,
    assistant jsonb,
    anaesthetist jsonb,
    implants jsonb not null,
    admin_fee_minor int,
    aftercare jsonb,
    exclusions jsonb not null,
    cosmetic_basis_points int,
    option_list_ids jsonb not null,
    constraint surgery_configuration_surgery unique (organisation_id, id)
  );
`;

const PRICING_RULE = `
  create table quoting.pricing_rule (
    ${tenantColumns},
    name text not null,
    fee_type text not null,
    line_kind text,
    override jsonb not null,
    scope jsonb not null,
    scope_type text not null,
    target_id uuid,
    effective_from date,
    effective_to date,
    starts_on text not null,
    priority int not null check (priority >= 0 and priority <= 1000),
    note text,
    is_active boolean not null,
    unique_key text not null,
    sort_name text not null,
    search_key text not null,
    constraint pricing_rule_check check (effective_to >= effective_from)
  );
  create unique index pricing_rule_unique_key on quoting.pricing_rule (organisation_id, unique_key) where deleted_at is null;
  create index pricing_rule_by_name on quoting.pricing_rule (organisation_id, sort_name, id) where deleted_at is null;
  create index pricing_rule_by_creation on quoting.pricing_rule (organisation_id, created_at, id) where deleted_at is null;
  create index pricing_rule_search on quoting.pricing_rule using gin (organisation_id, search_key gin_trgm_ops);
  create index pricing_rule_in_order on quoting.pricing_rule (organisation_id, priority, starts_on, id) where deleted_at is null;
  create index pricing_rule_by_start on quoting.pricing_rule (organisation_id, starts_on, id) where deleted_at is null;
`;

const PRICING_SIMULATION = `
  create table quoting.pricing_simulation (
    ${tenantColumns},
    status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
    rule_id uuid,
    rule jsonb,
    currency text not null,
    since timestamptz not null,
    priced_on date not null,
    total int,
    done int not null,
    result jsonb,
    finished_at timestamptz,
    claim uuid,
    lease_until timestamptz,
    tries int not null default 0,
    queued_at timestamptz not null default now(),
    constraint pricing_simulation_check check ((result is not null) = (status = 'COMPLETED'))
  );
  create index pricing_simulation_by_age on quoting.pricing_simulation (organisation_id, created_at);
  create index pricing_simulation_open on quoting.pricing_simulation (queued_at) where status in ('QUEUED', 'RUNNING');
`;

/** Tables of the Medicare Benefits Schedule. They belong to no practice and are readable by all. */
const MBS_TABLE = `
  create table quoting.mbs_table (
    id uuid primary key,
    effective_on date not null,
    file_name text not null,
    sha256 text not null,
    item_count int not null,
    is_sample boolean not null,
    settings jsonb not null,
    loaded_at timestamptz not null,
    loaded_by uuid,
    loaded_by_name text not null,
    replaced_at timestamptz
  );
  create unique index mbs_table_in_force on quoting.mbs_table (effective_on) where replaced_at is null;
`;

const MBS_ITEM = `
  create table quoting.mbs_item (
    table_id uuid not null references quoting.mbs_table (id) on delete cascade,
    item text not null,
    category text not null,
    "group" text not null,
    sub_group text,
    fee_type text not null check (fee_type in ('FIXED', 'DERIVED')),
    schedule_fee_minor int,
    benefit75_minor int,
    benefit85_minor int,
    benefit100_minor int,
    basic_units int,
    derived_fee text,
    needs_anaesthetist boolean not null,
    allows_assistant boolean not null,
    hospital_only boolean not null,
    description text not null,
    fee_from date,
    search_key text not null,
    primary key (table_id, item)
  );
`;

/** A practice's settings for pricing and sending quotes. */
const QUOTE_SETTINGS = `
  create table quoting.quote_settings (
    ${tenantColumns},
    discount_cap_basis_points int check (discount_cap_basis_points >= 0 and discount_cap_basis_points <= 10000),
    validity_days int not null check (validity_days >= 1 and validity_days <= 365),
    blocking_points jsonb not null,
    gst_on_every_line text,
    gst_confirmed_at timestamptz,
    health_funds jsonb not null
      default '["ACA Health", "ahm", "AIA Health", "Australian Unity", "Bupa", "CBHS", "Defence Health", "Doctors’ Health Fund",
      "Frank", "GMHBA", "GU Health", "HBF", "HCF", "Health Partners", "HIF", "Latrobe Health", "Medibank", "Navy Health", "nib",
      "Peoplecare", "Police Health", "Qantas Insurance", "Queensland Country Health Fund", "rt health", "St Lukes Health",
      "Teachers Health", "TUH", "UniHealth", "Westfund"]',
    constraint quote_settings_of_organisation unique (organisation_id)
  );
`;

/** Templates for new quotes. */
const QUOTE_TEMPLATE = `
  create table quoting.quote_template (
    ${tenantColumns},
    name text not null,
    description text,
    procedure_class text not null,
    surgeries jsonb not null,
    lines jsonb not null,
    notes_to_patient text,
    is_shared boolean not null,
    unique_key text not null,
    sort_name text not null,
    search_key text not null
  );
  -- Names are unique among the shared templates, and among those that each person keeps for themselves.
  create unique index quote_template_unique_key on quoting.quote_template
    (organisation_id, unique_key, (case when is_shared then null else created_by end)) nulls not distinct
    where deleted_at is null;
  create index quote_template_by_sort_name on quoting.quote_template (organisation_id, sort_name, id) where deleted_at is null;
  create index quote_template_by_created_at on quoting.quote_template (organisation_id, created_at, id) where deleted_at is null;
  create index quote_template_search on quoting.quote_template using gin (organisation_id, search_key gin_trgm_ops);
`;

/** Creates the catalogue: surgeries, option lists, pricing rules, Medicare items, templates. */
export async function createCatalogue(runner: QueryRunner): Promise<void> {
  await runner.query(SURGERY);
  await tenantTable(runner, 'quoting.surgery');
  await runner.query(OPTION_LIST);
  await tenantTable(runner, 'quoting.option_list');
  await runner.query(SURGERY_CONFIGURATION);
  await tenantTable(runner, 'quoting.surgery_configuration');
  await runner.query(PRICING_RULE);
  await tenantTable(runner, 'quoting.pricing_rule');
  await runner.query(PRICING_SIMULATION);
  await tenantTable(runner, 'quoting.pricing_simulation');
  await runner.query(MBS_TABLE);
  await platformTable(runner, 'quoting.mbs_table');
  await runner.query(MBS_ITEM);
  await platformTable(runner, 'quoting.mbs_item');
  await runner.query(QUOTE_SETTINGS);
  await tenantTable(runner, 'quoting.quote_settings');
  await runner.query(QUOTE_TEMPLATE);
  await tenantTable(runner, 'quoting.quote_template');
}
