/** Query for the latest notifications. The bell, its panel and the toasts use the same one, so that they share a single request. */
export const RECENT = { limit: 25, grouped: 'true' as const };
