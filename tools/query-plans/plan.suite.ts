import { Client, escapeLiteral } from 'pg';
import type { RecordedStatement } from './statement-recorder.suite';

/** A node in the output of `EXPLAIN (FORMAT JSON)`, with only the fields used here. */
export interface PlanNode {
  'Node Type': string;
  Schema?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Join Filter'?: string;
  Plans?: PlanNode[];
}

export interface Plan {
  root: PlanNode;
  /** The plan as readable text, without costs and literals, so that it is the same on every machine and day. */
  text: string;
}

/** After this many executions PostgreSQL decides whether to use a generic plan. */
const EXECUTIONS = 6;

/**
 * The plan that the server uses for a statement of the product: as the service's role, under row-level security and in the same
 * scope. A named statement is first executed as often as it takes until its plan is final.
 */
export async function planOf(statement: RecordedStatement): Promise<Plan> {
  const client = new Client(statement.login);
  await client.connect();
  try {
    for (const { text, values } of statement.opening) await client.query(text, values);
    const { sql, values } = await explainable(client, statement);
    const json = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (costs off, verbose, format json) ${sql}`,
      values,
    );
    const text = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`, values);
    const root = json.rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!root) throw new Error('EXPLAIN answered no plan.');
    return { root, text: withoutLiterals(text.rows.map((row) => row['QUERY PLAN']).join('\n')) };
  } finally {
    await client.end();
  }
}

async function explainable(
  client: Client,
  statement: RecordedStatement,
): Promise<{ sql: string; values: unknown[] }> {
  const { text, values } = statement;
  if (statement.name === null) return { sql: text, values };
  // A process prepares only a limited number of lists. Other tests in this process may have used them up, which the product would
  // not have.
  const name = statement.name || 'list';
  for (let execution = 0; execution < EXECUTIONS; execution += 1) await client.query({ name, text, values });
  const literals = values.map(literalOf).join(', ');
  return { sql: `execute "${name}"${literals ? `(${literals})` : ''}`, values: [] };
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  // Without a type, so that it takes the parameter's type, such as uuid[].
  if (Array.isArray(value))
    return escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`);
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  return typeof value === 'number' ? String(value) : escapeLiteral(String(value));
}

function withoutLiterals(text: string): string {
  return text.replace(/'(?:[^']|'')*'/g, "'…'");
}

export function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/**
 * Describes everything in a plan that reads more than it should. Empty for a good plan. `rowsOf` holds the row counts of tables,
 * because any sensible planner reads a table of a few pages completely.
 */
export function wideScans(root: PlanNode, rowsOf: ReadonlyMap<string, number>, isTenants: boolean): string[] {
  const isSmall = (side: PlanNode) =>
    nodesOf(side).every(
      ({ Schema: schema, 'Relation Name': table }) =>
        !table || (rowsOf.get(`${schema}.${table}`) ?? 0) <= FEW_ROWS,
    );
  return nodesOf(root).flatMap((node) => {
    if (isTenants && node['Node Type'] === 'Nested Loop' && node['Join Filter'] && !node.Plans?.some(isSmall))
      return [`compares each row with each: ${node['Join Filter']}`];
    const table = `${node.Schema ?? ''}.${node['Relation Name'] ?? ''}`;
    if (node['Node Type'] === 'Seq Scan')
      return (rowsOf.get(table) ?? 0) > FEW_ROWS ? [`reads all of ${table}`] : [];
    const index = node['Index Name'];
    if (!index) return [];
    const condition = node['Index Cond'];
    if (!condition) return index === WAITING ? [] : [`reads all of the index ${index}`];
    const isNarrow = /organisation_id =|\bid = |token_hash =/.test(condition);
    return isTenants && !isNarrow ? [`reads other organisations' entries of the index ${index}`] : [];
  });
}

/** This index holds only messages waiting to be published. It is usually empty, so the planner may read all of it. */
const WAITING = 'outbox_waiting';

const FEW_ROWS = 500;
