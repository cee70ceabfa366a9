import { FEATURES } from './features';

const entries = FEATURES.flatMap((feature) => feature.entries ?? []);

export const MENU = entries.flatMap((entry) =>
  'icon' in entry && entry.menu ? [{ ...entry, ...entry.menu }] : [],
);
export const PALETTE = entries.flatMap((entry) => (entry.palette ? [{ ...entry, ...entry.palette }] : []));
export const TOOLS = entries.flatMap((entry) =>
  'icon' in entry && entry.tool ? [{ ...entry, ...entry.tool }] : [],
);

export type MenuEntry = (typeof MENU)[number];
export type AdminTool = (typeof TOOLS)[number];
