// Generates Grafana dashboards: panels in rows, each with its Prometheus queries.
const WIDTH = 24;
const PER_ROW = 3;
const HEIGHT = 8;
const SOURCE = { type: 'prometheus', uid: 'prometheus' };

/** A panel with a line per series. `kind` may also be `stat` (the newest value in large figures) or `table`. */
function panelOf({ title, says, unit = 'short', kind = 'timeseries', queries }, at) {
  const width = WIDTH / PER_ROW;
  return {
    id: at + 1,
    type: kind,
    title,
    description: says,
    datasource: SOURCE,
    gridPos: { x: (at % PER_ROW) * width, y: Math.floor(at / PER_ROW) * HEIGHT, w: width, h: HEIGHT },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: Object.entries(queries).map(([legendFormat, expr], query) => ({
      refId: String.fromCharCode(65 + query),
      datasource: SOURCE,
      expr,
      legendFormat,
      ...(kind === 'timeseries' ? {} : { instant: true, format: kind === 'table' ? 'table' : 'time_series' }),
    })),
  };
}

/** A dashboard in the format that Grafana reads from a file. */
export function dashboardOf({ uid, title, says, panels }) {
  return {
    uid,
    title,
    description: says,
    tags: ['quillcare'],
    timezone: 'browser',
    schemaVersion: 41,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    links: [
      { type: 'dashboards', tags: ['quillcare'], title: 'Quillcare', asDropdown: false, keepTime: true },
    ],
    panels: panels.map(panelOf),
  };
}
