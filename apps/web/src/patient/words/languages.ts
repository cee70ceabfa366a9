import type { Languages } from './patient-words';

/** Languages of the page besides English: those that many patients in Australia and New Zealand read more easily. */
export const LANGUAGES: Languages = { 'zh-CN': () => import('../zh/patient.zh') };

/** Names shown in the language switch, each in its own language. */
export const LANGUAGE_NAMES = { 'en-AU': 'English', 'zh-CN': '中文' } as const;
export type PageLanguage = keyof typeof LANGUAGE_NAMES;
