import { defineWords } from '../../shared/words/words';

export const debuggerWords = defineWords('auth-debugger', {
  toggle: 'Sign-in debugger',
  intro: 'For a call with support. It shows neither your email nor your password.',
  steps: 'Last sign-in',
  none: 'No sign-in has been attempted in this window yet.',
  noStep: 'Steps',
  running: 'running',
  done: 'done',
  failed: 'failed',
  why: '{{step}}, why',
  reference: 'reference',
  took: '{{ms}} ms',
});
