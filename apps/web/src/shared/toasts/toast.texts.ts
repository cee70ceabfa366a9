export const toastTexts = { region: 'Messages (Alt+T)', dismiss: 'Dismiss' } as const;
