import type { ComponentType } from 'react';

export interface Exhibit {
  /** Last segment of the exhibit's URL. */
  path: string;
  name: string;
  load: () => Promise<{ Exhibit: ComponentType }>;
}

/** The shared components, each in all its states. Every exhibit is loaded lazily. */
export const EXHIBITS: readonly Exhibit[] = [
  { path: 'loaded', name: 'Loaded', load: () => import('./exhibits/loaded.exhibit') },
  { path: 'panel', name: 'Panel', load: () => import('./exhibits/panel.exhibit') },
  { path: 'fields', name: 'Form fields', load: () => import('./exhibits/fields.exhibit') },
  { path: 'record-form', name: 'Record form', load: () => import('./exhibits/record-form.exhibit') },
  { path: 'list', name: 'List', load: () => import('./exhibits/list.exhibit') },
  { path: 'marks', name: 'Marks and notices', load: () => import('./exhibits/marks.exhibit') },
  { path: 'commands', name: 'Commands and toasts', load: () => import('./exhibits/commands.exhibit') },
  { path: 'diff-table', name: 'Diff table', load: () => import('./exhibits/diff-table.exhibit') },
  { path: 'timeline', name: 'Timeline', load: () => import('./exhibits/timeline.exhibit') },
  { path: 'files', name: 'Files', load: () => import('./exhibits/files.exhibit') },
  { path: 'board', name: 'Board', load: () => import('./exhibits/board.exhibit') },
  { path: 'figures', name: 'Figures', load: () => import('./exhibits/figures.exhibit') },
  { path: 'calendar', name: 'Calendar', load: () => import('./exhibits/calendar.exhibit') },
  { path: 'states', name: 'Empty and error', load: () => import('./exhibits/states.exhibit') },
];
