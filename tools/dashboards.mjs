// `npm run dashboards`: writes the Grafana dashboards in deploy/observability/dashboards from tools/dashboards/definitions.mjs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { root } from './build/sources.mjs';
import { DASHBOARDS } from './dashboards/definitions.mjs';
import { dashboardOf } from './dashboards/grafana.mjs';

for (const [name, definition] of Object.entries(DASHBOARDS)) {
  const file = join(root, 'deploy', 'observability', 'dashboards', `${name}.json`);
  writeFileSync(
    file,
    await format(JSON.stringify(dashboardOf(definition)), { parser: 'json', printWidth: 110 }),
  );
}
console.log(`wrote ${Object.keys(DASHBOARDS).join(', ')}`);
