import type { Languages } from './patient-words';

/** The languages that the page speaks besides English: those that many patients of the two countries read more easily. */
export const LANGUAGES: Languages = { 'zh-CN': () => import('../zh/patient.zh') };

/** As the switch at the top of the page names them, each in its own language. */
export const LANGUAGE_NAMES = { 'en-AU': 'English', 'zh-CN': '中文' } as const;
export type PageLanguage = keyof typeof LANGUAGE_NAMES;
