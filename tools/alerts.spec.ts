import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metrics } from '@quillcare/service-kit';
import { parse } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const read = (path: string): string => readFileSync(join(__dirname, '..', path), 'utf8');
const { groups } = parse(read('deploy/observability/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** Anchors as Markdown makes them of headings. */
const anchors = new Set(
  [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  ),
);

interface Known {
  name: string;
  labelNames?: readonly string[];
  labels?: readonly string[];
}

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s asks for metrics and labels that exist',
  (_name, { expr }) => {
    const named = [...expr.matchAll(/(quillcare_\w+?)(?:_bucket)?(?:\{([^}]*)\})?(?=[[\s)])/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, name = '', selectors = ''] of named) {
      const metric = metrics.getSingleMetric(name) as unknown as Known | undefined;
      expect({ name, isKnown: metric !== undefined }).toEqual({ name, isKnown: true });
      const labels = [...selectors.matchAll(/(\w+)=/g)].map(([, label]) => label);
      expect(metric?.labelNames).toEqual(expect.arrayContaining(labels));
    }
  },
);

it('tells whoever is woken where to read on', () => {
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    const [file, anchor = ''] = annotations.runbook.split('#');
    expect(file).toBe('docs/operations.md');
    expect(anchors).toContain(anchor);
  }
});

it('is loaded by the Prometheus of docker compose', () => {
  expect(read('deploy/observability/prometheus.yml')).toContain('rule_files: [/etc/prometheus/alerts.yml]');
  expect(read('docker-compose.yml')).toContain('./deploy/observability:/etc/prometheus:ro');
});
