import { defineWords } from '../words/words';

export const toastWords = defineWords('toasts', { region: 'Messages (Alt+T)', dismiss: 'Dismiss' });
