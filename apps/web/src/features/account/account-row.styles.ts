/** A line of the account's lists, a device or a second step: its words, then what can be done with it. */
export const ACCOUNT_ROW = {
  display: 'flex',
  gap: 1.5,
  flexWrap: 'wrap',
  alignItems: 'center',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
