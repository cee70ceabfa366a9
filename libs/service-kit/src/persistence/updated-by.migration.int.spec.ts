import { startProduct, type Product } from '@quillcare/testing';
import { DataSource, type QueryRunner } from 'typeorm';
import { dropSearchViews } from './search-views';
import { updatedByMigration } from './updated-by.migration';

let product: Product;
let source: DataSource;
let runner: QueryRunner;

beforeAll(async () => {
  product = await startProduct({ only: ['audit'] });
  source = await new DataSource({ type: 'postgres', url: product.config.databaseUrl }).initialize();
  runner = source.createQueryRunner();
  // They came later, and have the column too.
  await dropSearchViews('audit', (sql, params) => product.sql(sql, params));
});
afterAll(async () => {
  await source.destroy();
  await product.stop();
});

const tablesWith = async (column: string) => {
  const rows = await product.sql<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'audit' and column_name = $1 order by 1`,
    [column],
  );
  return rows.map(({ table_name }) => table_name);
};

describe('updatedByMigration', () => {
  it('adds the column to every tenant table of an older schema, partitions included', async () => {
    const migration = new (updatedByMigration('audit'))();
    const tables = await tablesWith('created_by');
    expect(tables).toContain('entry');
    await migration.down(runner);
    expect(await tablesWith('updated_by')).toEqual([]);
    await migration.up(runner);
    expect(await tablesWith('updated_by')).toEqual(tables);
  });

  it('changes nothing where the tables were created with it', async () => {
    const tables = await tablesWith('updated_by');
    await new (updatedByMigration('audit'))().up(runner);
    expect(await tablesWith('updated_by')).toEqual(tables);
  });
});
