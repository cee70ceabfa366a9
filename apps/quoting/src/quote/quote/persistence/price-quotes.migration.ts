import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOTHING_OFF =
  '{"discountMinor": 0, "beforeDiscountMinor": 0, "basisPoints": 0, "capBasisPoints": null, "approvalNeeded": false, "linesAboveCap": []}';
const NO_FUND = '{"type": "NONE", "fundName": null, "gapMinor": null}';

const COLUMNS = [
  'site_id uuid',
  'site jsonb',
  `surgeries jsonb not null default '[]'`,
  'quote_discount jsonb',
  `discount jsonb not null default '${NOTHING_OFF}'`,
  'approval jsonb',
  `fund jsonb not null default '${NO_FUND}'`,
  `notices jsonb not null default '[]'`,
  'priced_on date not null default current_date',
  'mbs_table_date date',
  'previous_id uuid',
  'superseded_by_id uuid',
  'superseded_at timestamptz',
];

/** Lines that were typed by hand: priced again, each has the amounts that it has. */
const TYPED_LINES = `
  update quoting.quote set
    priced_on = (coalesce(sent_at, updated_at) at time zone time_zone)::date,
    lines = (
      select coalesce(jsonb_agg(line || jsonb_build_object(
        'key', line->'id',
        'category', null,
        'procedureClass', procedure_class,
        'isTreatment', null,
        'descriptionWords', null,
        'base', jsonb_build_object('type', 'AMOUNT', 'source', 'MANUAL', 'amountMinor', line->'unitFeeMinor',
          'from', jsonb_build_object('id', null, 'name', '')),
        'options', '[]'::jsonb,
        'part', null,
        'minutes', null,
        'enteredFeeMinor', line->'unitFeeMinor',
        'enteredGst', line->'gstTreatment',
        'enteredMedicareMinor', line->'medicareBenefitMinor',
        'enteredFundMinor', line->'fundBenefitMinor',
        'discount', case when (line->>'discountMinor')::bigint > 0
          then jsonb_build_object('type', 'FIXED_AMOUNT', 'amountMinor', line->'discountMinor') end,
        'gstReason', 'ENTERED',
        'scheduleFeeMinor', null,
        'trace', '[]'::jsonb
      ) order by place), '[]') from jsonb_array_elements(lines) with ordinality as stored (line, place)
    )
  where not coalesce(lines->0 ? 'key', false)`;

/** What was taken off the lines that a practice bills itself, and off others with a discount of their own. */
const DISCOUNTS = `
  update quoting.quote set discount = discount || jsonb_build_object(
      'discountMinor', off, 'beforeDiscountMinor', before,
      'basisPoints', case when before = 0 then 0 else round(off * 10000 / before) end)
    from (
      select id as of_quote, sum((line->>'discountMinor')::numeric) as off,
          sum(round((line->>'unitFeeMinor')::numeric * (line->>'quantity')::numeric)) as before
        from quoting.quote, jsonb_array_elements(lines) as line
       where line->>'basis' <> 'NOT_INCLUDED' and (line->>'billedBy' = 'PRACTICE' or (line->>'discountMinor')::bigint > 0)
       group by id
    ) as given
   where id = of_quote`;

/**
 * Quotes keep what their prices were made of, and have versions with one number. The lines there are were typed; they get the
 * form of lines that the pricing engine prices.
 */
export class PriceQuotes1764400005001 implements MigrationInterface {
  name = 'PriceQuotes1764400005001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table quoting.quote ${COLUMNS.map((column) => `add column ${column}`).join(', ')}`,
    );
    await runner.query(
      `select set_config('app.platform_scope', 'lines of all practices get the form that can be priced again', true)`,
    );
    await runner.query(TYPED_LINES);
    await runner.query(DISCOUNTS);
    await uniqueNumber(runner, 'organisation_id, quote_number, revision');
    await runner.query(
      'create index quote_by_site on quoting.quote (organisation_id, site_id, created_at, id) where deleted_at is null',
    );
  }

  /** The longer lines stay: what they have more is not read. */
  async down(runner: QueryRunner): Promise<void> {
    await uniqueNumber(runner, 'organisation_id, quote_number');
    const names = COLUMNS.map((column) => column.split(' ', 1)[0]);
    await runner.query(`alter table quoting.quote ${names.map((name) => `drop column ${name}`).join(', ')}`);
  }
}

async function uniqueNumber(runner: QueryRunner, columns: string): Promise<void> {
  await runner.query(
    `alter table quoting.quote drop constraint quote_number_unique, add constraint quote_number_unique unique (${columns})`,
  );
}
