/** The newest notifications, as the bell shows and counts them: one request for the bell, its panel and the messages that pop up. */
export const RECENT = { limit: 25, grouped: 'true' as const };
