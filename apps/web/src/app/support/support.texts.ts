export const supportTexts = {
  region: 'Support access',
  acting: 'You are acting for',
  at: 'at',
  readOnly: 'read-only',
  writable: 'with changes allowed',
  until: (time: string) => `until ${time}`,
  left: (minutes: number) => (minutes > 0 ? `(${minutes} min left)` : '(time is up)'),
  announce: (minutes: number) =>
    minutes === 1 ? '1 minute of support access left' : `${minutes} minutes of support access left`,
  stop: 'Stop',
  stopping: 'Stopping',
  ended: 'Support access has ended',
} as const;
