import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metrics } from '@quillcare/service-kit';
import { parse, stringify } from 'yaml';
import { DASHBOARDS } from './dashboards/definitions.mjs';
import { dashboardOf } from './dashboards/grafana.mjs';

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface Case {
  name: string;
  minutes: number;
  series?: Record<string, string>;
  fires: Record<string, string>[];
}

const read = (path: string): string => readFileSync(join(__dirname, '..', path), 'utf8');
const ALERTS = 'deploy/observability/alerts.yml';
const BOARDS = 'deploy/observability/dashboards';
const defined = DASHBOARDS as unknown as Record<string, Parameters<typeof dashboardOf>[0]>;
const { groups } = parse(read(ALERTS)) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const measured = new Set(rules.map(({ record }) => record));
const { quiet, cases } = parse(read('deploy/observability/alert-cases.yml')) as {
  quiet: Record<string, string>;
  cases: Case[];
};

/** Heading anchors as Markdown renderers generate them. */
const anchors = new Set(
  [...read('docs/run-books.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  ),
);

interface Known {
  labelNames: readonly string[];
}
const metricOf = (name: string) => metrics.getSingleMetric(name) as unknown as Known | undefined;

/** Labels that every histogram has, and labels that Prometheus adds. */
const ADDED = ['le', 'pod'];

/** Metrics and labels of ours that an expression uses but no process exports. */
function unknownIn(expr: string): string[] {
  const named = [...expr.matchAll(/\b((?:quillcare|nodejs|process)[_:][\w:]+)(?:\{([^}]*)\})?/g)];
  return named.flatMap(([, name = '', selectors = '']) => {
    if (name.includes(':')) return measured.has(name) ? [] : [name];
    const metric = metricOf(name) ?? metricOf(name.replace(/_(bucket|count|sum)$/, ''));
    if (!metric) return [name];
    const labels = [...selectors.matchAll(/(\w+)(?:=|!)/g)].map(([, label = '']) => label);
    return labels
      .filter((label) => !ADDED.includes(label) && !metric.labelNames.includes(label))
      .map((label) => `${name}{${label}}`);
  });
}

function expressionsOf(dashboard: string): string[] {
  const { panels } = JSON.parse(read(`${BOARDS}/${dashboard}.json`)) as {
    panels: { targets: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

/** The queries by which KEDA scales. */
function scalingQueries(): string[] {
  const folder = 'k8s/components/keda';
  return readdirSync(join(__dirname, '..', folder)).flatMap((file) =>
    [...read(`${folder}/${file}`).matchAll(/^ +query: (.+)$/gm)].map(([, query = '']) => query),
  );
}

it('queries only existing metrics and labels in rules, dashboards and scaling', () => {
  expect(scalingQueries().length).toBeGreaterThan(40);
  const asked = [
    ...rules.map(({ expr }) => expr),
    ...Object.keys(defined).flatMap(expressionsOf),
    ...scalingQueries(),
  ];
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.flatMap(unknownIn)).toEqual([]);
  expect(unknownIn('rate(quillcare_nothing_total[5m]) / quillcare_database_pool{practice="1"}')).toEqual([
    'quillcare_nothing_total',
    'quillcare_database_pool{practice}',
  ]);
});

it('keeps the dashboards in step with their definition (npm run dashboards)', () => {
  expect(readdirSync(join(__dirname, '..', BOARDS)).sort()).toEqual(
    Object.keys(defined)
      .map((name) => `${name}.json`)
      .sort(),
  );
  for (const [name, definition] of Object.entries(defined))
    expect(JSON.parse(read(`${BOARDS}/${name}.json`))).toEqual(
      JSON.parse(JSON.stringify(dashboardOf(definition))),
    );
});

it('gives every alert a severity and a link to its runbook', () => {
  for (const { alert = '', labels, annotations } of alerts) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.runbook).toBe(`docs/run-books.md#${alert.toLowerCase()}`);
    expect(anchors).toContain(alert.toLowerCase());
  }
});

it('has a test case in which each alert fires', () => {
  const fired = new Set(cases.flatMap(({ fires }) => fires.map(({ alertname }) => alertname)));
  expect([...fired].sort()).toEqual(alerts.map(({ alert }) => alert).sort());
});

/** A case in promtool's format. Prometheus generates ALERTS from the rules. */
function testOf({ name, minutes, series, fires }: Case): object {
  const usual = Object.entries(quiet).map(([key, value]) => [key, `${value}x${minutes}`] as const);
  const all = { ...Object.fromEntries(usual), ...series };
  const labelsOf = (labels: Record<string, string>) =>
    `{${Object.entries(labels)
      .map(([key, value]) => `${key}="${value}"`)
      .join(',')}}`;
  return {
    name,
    interval: '1m',
    input_series: Object.entries(all).map(([key, values]) => ({ series: key, values })),
    promql_expr_test: [
      {
        expr: 'count without (alertstate) (ALERTS{alertstate="firing"})',
        eval_time: `${minutes}m`,
        exp_samples: fires.map((labels) => ({ labels: labelsOf(labels), value: 1 })),
      },
    ],
  };
}

it('fires each alert in its test case, and none on a quiet day', () => {
  if (spawnSync('promtool', ['--version']).error) {
    // CI installs it. The warning is needed because without promtool only the syntax of rules and cases is checked.
    console.warn('promtool is not installed here: no alert was fired (Debian: apt-get install prometheus).');
    expect(process.env['CI']).toBeUndefined();
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  try {
    copyFileSync(join(__dirname, '..', ALERTS), join(folder, 'alerts.yml'));
    // Alerts that take hours to fire are not evaluated every minute.
    const [long, short] = [true, false].map((isLong) =>
      cases.filter(({ minutes }) => minutes > 100 === isLong),
    );
    const write = (name: string, interval: string, some: Case[] = []): string => {
      const tests = { rule_files: ['alerts.yml'], evaluation_interval: interval, tests: some.map(testOf) };
      writeFileSync(join(folder, name), stringify(tests, { lineWidth: 0 }));
      return name;
    };
    const files = [write('short.yml', '1m', short), write('long.yml', '5m', long)];
    const said = execFileSync('promtool', ['test', 'rules', ...files], { cwd: folder, encoding: 'utf8' });
    expect(said.match(/SUCCESS/g)).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

it('is loaded by the Prometheus of Docker Compose', () => {
  expect(read('deploy/observability/prometheus.yml')).toContain('rule_files: [/etc/prometheus/alerts.yml]');
  expect(read('compose.observability.yml')).toContain('./deploy/observability:/etc/prometheus:ro');
});
