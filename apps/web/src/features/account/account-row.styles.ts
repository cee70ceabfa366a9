/** Row layout shared by the account page's lists (devices and second-step methods): description first, then its actions. */
export const ACCOUNT_ROW = {
  display: 'flex',
  gap: 1.5,
  flexWrap: 'wrap',
  alignItems: 'center',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
